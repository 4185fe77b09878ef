import type { Said } from '#languages/said.ts';
import { isMediaError, type MediaErrorCode } from '../media-error.ts';

/** What a bounded process reports at its end; errors are sent as plain data. */
export type Report<Result> =
  | { result: Result }
  | { refusal: { code: MediaErrorCode; message: Said } }
  | { fault: string };

/**
 * Runs in a process that `runBounded` started: does the task that it was given, reports, and exits.
 */
export async function report<Task, Result>(work: (task: Task) => Promise<Result>): Promise<void> {
  const task = JSON.parse(process.argv[2] ?? '') as Task;
  const reported: Report<Result> = await work(task).then(
    (result) => ({ result }),
    (error) =>
      isMediaError(error)
        ? { refusal: { code: error.code, message: error.said } }
        : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  // The pipe holds less than a long report: the process ends when all of it has been read.
  process.stdout.write(JSON.stringify(reported), () => process.exit(0));
}
