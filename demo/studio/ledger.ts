import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fingerprints of the numbers that pictures were taken with, and the width they were rendered at, by name. */
export type Ledger = Record<string, string>;

/** That of the pictures in demo/pictures: committed with them, so that a fresh checkout takes only what changed. */
export const publishedLedger = join(import.meta.dirname, 'published.json');

export const readLedger = async (file: string): Promise<Ledger> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

export const writeLedger = (file: string, ledger: Ledger): Promise<void> =>
  writeFile(file, `${JSON.stringify(ledger, Object.keys(ledger).sort(), 2)}\n`);

/** How a ledger names what a picture was taken with. */
export const marked = (print: string, width: number): string => `${print}@${width}`;

/** The width at which a picture was taken with these numbers; 0 where it never was. */
export function widthTaken(ledger: Ledger, name: string, print: string): number {
  const [of, width] = ledger[name]?.split('@') ?? [];
  return of === print ? Number(width) : 0;
}
