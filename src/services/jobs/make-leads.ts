import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { makeLeads } from '#database/queries/leads/receive-lead.ts';
import type { Job } from './run-job.ts';

const DONE = 'done';
const STEP = 100;

/**
 * Gives enquiries that an earlier version wrote their leads, the newest first, in small steps with as much
 * time between them. A new database has none; those that the version before writes meanwhile get theirs
 * from a trigger.
 */
export const makeLeadsJob: Job = {
  name: 'make-leads',
  everySeconds: 60 * 60,
  run: async (context, from, signal) => {
    if (from === DONE) return undefined;
    while (!signal.aborted) {
      const begun = performance.now();
      const made = await context.db.transaction((db) => makeLeads(db as Database, STEP));
      if (made < STEP) return DONE;
      await wait(performance.now() - begun, undefined, { signal }).catch(() => {});
    }
    return '';
  },
};
