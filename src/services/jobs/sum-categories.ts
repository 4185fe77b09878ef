import { sumNextDay } from '#database/queries/pipeline/category-counts.ts';
import type { Job } from './run-job.ts';

/** Adds up by category what was counted of single products on days that are over. */
export const sumCategoriesJob: Job = {
  name: 'category-counts',
  everySeconds: 10 * 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await sumNextDay(context.db, context.now())));
    return undefined;
  },
};
