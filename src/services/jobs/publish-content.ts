import { publishDue } from '../content/content-versions.ts';
import type { Job } from './run-job.ts';

/** Publishes the draft of the shop's content whose moment has come. */
export const publishContentJob: Job = {
  name: 'content',
  everySeconds: 30,
  run: async (context) => {
    await publishDue(context);
    return undefined;
  },
};
