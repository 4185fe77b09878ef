import { writeSync } from 'node:fs';
import { isMediaError, type MediaErrorCode } from '../media-error.ts';

/** What a bounded process reports at its end; errors are sent as plain data. */
export type Report<Result> =
  | { result: Result }
  | { refusal: { code: MediaErrorCode; message: string } }
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
        ? { refusal: { code: error.code, message: error.message } }
        : { fault: String(error) },
  );
  const text = Buffer.from(JSON.stringify(reported));
  for (let at = 0; at < text.length; ) at += writeSync(1, text, at);
  process.exit(0);
}
