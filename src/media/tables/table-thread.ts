import { parentPort, workerData } from 'node:worker_threads';
import { isMediaError, type MediaErrorCode } from '../media-error.ts';
import { readTable } from './read-table.ts';

export type TableTask = { path: string; mostRows: number };
/** Errors cross the thread as plain data. */
export type TableReport =
  | { rows: string[][] }
  | { refusal: { code: MediaErrorCode; message: string } }
  | { fault: string };

const { path, mostRows } = workerData as TableTask;

const report: TableReport = await readTable(path, mostRows).then(
  (rows) => ({ rows }),
  (error) =>
    isMediaError(error)
      ? { refusal: { code: error.code, message: error.message } }
      : { fault: String(error) },
);
parentPort?.postMessage(report);
