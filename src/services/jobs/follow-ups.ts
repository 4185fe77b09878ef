import { markDue } from '#database/queries/leads/write-lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import type { Job } from './run-job.ts';

const STEP = 200;

/**
 * Brings leads whose follow-up's day has come, or whose reservation is over, to the beginning of their seller's
 * inbox. Whether one is due is told by its day, at once.
 */
export const followUpsJob: Job = {
  name: 'follow-ups',
  everySeconds: 10 * 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await markDue(context.db, dayOf(context.now()), STEP)) >= STEP);
    return undefined;
  },
};
