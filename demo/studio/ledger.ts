import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fingerprints of the numbers that pictures were taken with, by name. */
export type Ledger = Record<string, string>;

/** That of the pictures in demo/pictures: committed with them, so that a fresh checkout takes only what changed. */
export const publishedLedger = join(import.meta.dirname, 'published.json');

export const readLedger = async (file: string): Promise<Ledger> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

export const writeLedger = (file: string, ledger: Ledger): Promise<void> =>
  writeFile(file, `${JSON.stringify(ledger, Object.keys(ledger).sort(), 2)}\n`);
