import { open } from 'node:fs/promises';
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

/** Whether a file begins as workbooks and other archives do. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2) });
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}
