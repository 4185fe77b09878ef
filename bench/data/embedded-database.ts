import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database/open-database.ts';
import { databaseCache } from './database-cache.ts';
import { fillDatabase } from './fill-database.ts';
import { printProgress } from './print-progress.ts';
import { settleTables } from './settle-tables.ts';

/** A data folder whose embedded database holds so many products; filled once, then kept. */
export async function embeddedDatabase(products: number): Promise<string> {
  const folder = join(databaseCache(), `embedded-${products}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: unfinished });
  await fillDatabase(db, products, printProgress('PGlite', products));
  await settleTables(db);
  await close();
  renameSync(unfinished, folder);
  return folder;
}
