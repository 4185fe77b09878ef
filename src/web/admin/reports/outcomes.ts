import type { ReportOutcome } from '#contracts/reports/report.ts';

/** What an admin may answer, for a choice, and what was answered, in a sentence. */
export const outcomes: Readonly<Record<ReportOutcome, { choice: string; done: string }>> = {
  NO_ACTION: { choice: 'No action', done: 'No action' },
  ASKED: { choice: 'Ask the seller', done: 'Asked the seller' },
  TAKEN_DOWN: { choice: 'Take the product down', done: 'Taken down' },
};
