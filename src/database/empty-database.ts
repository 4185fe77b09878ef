import { existsSync, openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGliteOptions } from '@electric-sql/pglite';

/** Where `npm` commands store a database with every migration and no row, as PGlite packs one. */
export const EMPTY_DATABASE = fileURLToPath(
  new URL('../../build/empty-database.tar', import.meta.url),
);

/**
 * Returns the options that make a new database a copy of it; none where it was not prepared, and
 * PGlite then creates a database from nothing, which takes some seconds more.
 */
export async function beginEmpty(): Promise<PGliteOptions> {
  if (existsSync(EMPTY_DATABASE)) return { loadDataDir: await openAsBlob(EMPTY_DATABASE) };
  // A build has it compressed.
  const packed = `${EMPTY_DATABASE}.gz`;
  if (!existsSync(packed)) return {};
  return { loadDataDir: await openAsBlob(packed, { type: 'application/gzip' }) };
}
