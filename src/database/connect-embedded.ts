import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS } from './migrations-folder.ts';

const extensions = { pg_trgm, unaccent, fuzzystrmatch };

/** Opens PGlite with the extensions that searches need, and migrates it. */
export async function connectEmbedded(options: PGliteOptions) {
  const client = await PGlite.create({ ...options, extensions });
  letOthersIn(client);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return { client, db };
}

/**
 * PGlite runs its statements on this thread, and waiting ones follow one another without a pause. A
 * turn of the event loop before each statement lets other work run, such as requests served from
 * the cache.
 */
function letOthersIn(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (query) =>
    run(async () => {
      await nextTurn();
      return query();
    });
}
