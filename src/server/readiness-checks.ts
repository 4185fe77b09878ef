import { access, constants } from 'node:fs/promises';
import type { OpenDatabase } from '#database/database.ts';
import { readMigrations } from '#database/migrate/migration-files.ts';
import { newestMigration } from '#database/migrate/schema-version.ts';
import { faultWords } from '#database/postgres/database-away.ts';
import { faultOfDatabase } from '#database/queries/ping.ts';
import type { AppContext } from '#services/app-context.ts';
import type { ReadinessChecks } from '#services/readiness.ts';

type Looked = Pick<OpenDatabase, 'engine' | 'db'> & Pick<AppContext, 'diskFolders' | 'store'>;

/**
 * Returns the checks of what a process needs to serve. The embedded database is not asked: it may be
 * busy for longer, does not end without the process, and was migrated by it.
 */
export function readinessChecks({ engine, db, diskFolders, store }: Looked): ReadinessChecks {
  const isEmbedded = engine === 'embedded';
  const needed = readMigrations().at(-1)?.at ?? 0;
  return {
    database: async () => {
      const fault = isEmbedded ? null : await faultOfDatabase(db);
      return fault && `the database ${faultWords[fault]}`;
    },
    migrations: async () =>
      isEmbedded || (await newestMigration(db)) >= needed
        ? null
        : 'the database lacks migrations of this version',
    store: async () => {
      const writable = diskFolders.map((folder) => access(folder, constants.R_OK | constants.W_OK));
      const failed = (await Promise.allSettled(writable)).some(
        ({ status }) => status === 'rejected',
      );
      if (failed) return 'a folder for uploads or media is missing or cannot be written to';
      return store.check().then(
        () => null,
        () => 'the store of pictures and videos does not answer',
      );
    },
  };
}
