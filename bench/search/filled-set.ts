import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { printProgress } from '../data/print-progress.ts';
import { fillCatalogue } from './catalogues/fill-catalogue.ts';
import type { JudgedSet } from './judged-set.ts';

/** A name for a database with the catalogue of a set: another one once anything in it changes. */
export function nameOfSet({ catalogue }: JudgedSet): string {
  const hash = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  return `search_${catalogue.name}_${hash.slice(0, 8)}`;
}

/** Fills an empty database with the catalogue of a set. */
export const fillSet = (db: Database, { catalogue }: JudgedSet): Promise<void> =>
  fillCatalogue(db, catalogue, printProgress(catalogue.name, catalogue.pieces.length));
