import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from './migrations-folder.ts';

const extensions = { pg_trgm, unaccent, fuzzystrmatch };

/** PGlite with the extensions that searches need, migrated. */
export async function connectEmbedded(options: PGliteOptions) {
  const client = await PGlite.create({ ...options, extensions });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return { client, db };
}
