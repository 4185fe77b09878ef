import { existsSync, openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm` commands leave a database with every migration and no row, as PGlite packs one. */
export const EMPTY_DATABASE = fileURLToPath(
  new URL('../../build/empty-database.tar', import.meta.url),
);

/**
 * The database a new installation begins with; undefined where none was prepared, and PGlite then
 * makes one from nothing, which takes six times as long.
 */
export const findEmptyDatabase = async (): Promise<Blob | undefined> =>
  existsSync(EMPTY_DATABASE) ? openAsBlob(EMPTY_DATABASE) : undefined;
