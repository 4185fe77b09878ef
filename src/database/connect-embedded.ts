import { setImmediate as nextTurn } from 'node:timers/promises';
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
  letOthersIn(client);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return { client, db };
}

/**
 * Its statements run on this very thread, and those that wait follow one another without a pause.
 * A turn of the event loop before each lets in what is waiting meanwhile, such as requests for
 * answers that are kept.
 */
function letOthersIn(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (query) =>
    run(async () => {
      await nextTurn();
      return query();
    });
}
