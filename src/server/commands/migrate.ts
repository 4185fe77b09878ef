import type { Migrated } from '#database/migrate/migrate-database.ts';
import { migrateOnly } from '#database/open-database.ts';
import { readConfig } from '../config/read-config.ts';
import { makeFolderPrivate } from '../data-folder/private-folder.ts';
import { printProgress } from '../print-welcome.ts';
import { runCommand } from './run-command.ts';

/** `npm run migrate`: brings the database to this version without serving it. */
async function migrate(): Promise<void> {
  const config = readConfig(process.env);
  await makeFolderPrivate(config.dataDir);
  const done = await migrateOnly(config, {
    patienceMs: config.schema.patienceMs,
    tell: printProgress,
  });
  printProgress(describe(done));
}

function describe({ migrations, functions, isNewer }: Migrated): string {
  if (isNewer) return 'The database is of a later version than this program, and stays as it is.';
  const what = [
    ...(migrations.length === 1 ? ['1 migration has been run'] : []),
    ...(migrations.length > 1 ? [`${migrations.length} migrations have been run`] : []),
    ...(functions ? ['the functions have been renewed'] : []),
  ];
  if (what.length === 0) return 'The database is of this version already.';
  return `The database is of this version now: ${what.join(', and ')}.`;
}

await runCommand(migrate);
