import { publishDue } from '../content/content-versions.ts';
import { publishDuePages } from '../content/pages.ts';
import type { Job } from './run-job.ts';

/** Publishes the drafts of the shop's content, and of its stories and pages, whose moment has come. */
export const publishContentJob: Job = {
  name: 'content',
  everySeconds: 30,
  run: async (context) => {
    await publishDue(context);
    await publishDuePages(context);
    return undefined;
  },
};
