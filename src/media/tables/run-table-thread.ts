import { Worker } from 'node:worker_threads';
import { mediaError } from '../media-error.ts';
import type { TableReport, TableTask } from './table-thread.ts';

const LIMITS = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };
const SECONDS = 30;

const tooMuch = () =>
  mediaError(
    'too-large',
    'This file is too large to be read. Split it, or save it as CSV, and choose it again.',
  );

/** Reads a table in a thread whose memory and time are bounded, away from the one that answers. */
export async function runTableThread(task: TableTask): Promise<string[][]> {
  const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: LIMITS,
    execArgv: [],
  });
  const timer = setTimeout(() => thread.terminate(), SECONDS * 1000);
  try {
    const report = await new Promise<TableReport>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
      );
      thread.once('exit', () => reject(tooMuch()));
    });
    if ('rows' in report) return report.rows;
    if ('refusal' in report) throw mediaError(report.refusal.code, report.refusal.message);
    throw new Error(`A table could not be read: ${report.fault}`);
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
