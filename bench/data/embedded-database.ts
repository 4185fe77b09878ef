import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { databaseCache } from './database-cache.ts';
import { fillDatabase } from './fill-database.ts';
import { printProgress } from './print-progress.ts';
import { settleTables } from './settle-tables.ts';

/** A data folder whose embedded database holds so many products; filled once, then kept. */
export const embeddedDatabase = (products: number): Promise<string> =>
  embeddedFilled(`embedded-${products}`, (db) =>
    fillDatabase(db, products, printProgress('PGlite', products), Date.now()),
  );

/** A data folder of this name with an embedded database that `fill` fills; filled once, then kept. */
export async function embeddedFilled(
  name: string,
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  const folder = join(databaseCache(), name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: unfinished });
  await fill(db);
  await settleTables(db);
  await close();
  renameSync(unfinished, folder);
  return folder;
}
