import { said } from '#languages/said.ts';
import { runBounded } from '../bounded/run-bounded.ts';
import { mediaError } from '../media-error.ts';
import type { TableTask } from './inspect-table.ts';
import type { Table } from './read-table.ts';

const BOUNDS = { memoryMb: 400, heapMb: 256, seconds: 30, reportMb: 64 };

const tooMuch = () => mediaError('too-large', said('tableTakesTooMuch'));

/** Reads a table in a separate process with limited memory and time. */
export function readTableBounded(task: TableTask): Promise<Table> {
  const script = new URL('./inspect-table.ts', import.meta.url);
  return runBounded<Table>(script, task, BOUNDS, tooMuch);
}
