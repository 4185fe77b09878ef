import { writeSync } from 'node:fs';
import { isMediaError, type MediaErrorCode } from '../media-error.ts';

/** What such a process says at its end; errors cross over as plain data. */
export type Report<Result> =
  | { result: Result }
  | { refusal: { code: MediaErrorCode; message: string } }
  | { fault: string };

/** In a process that `runBounded` has started: does the task it was given, reports, and ends. */
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
