import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { refuseUnfinishedLoad } from '../transfer/unfinished-load.ts';
import { isMigrating } from './migration-lock.ts';
import { hasFunctions } from './replace-functions.ts';
import { schemaVersion } from './schema-version.ts';

const ASK_EVERY_MS = 500;

/**
 * Waits while another process migrates the database, and resolves where it is of this version or a
 * later one. Throws a sentence where it is of an earlier version and nobody migrates it, or not filled
 * to the end.
 */
export async function awaitSchema(
  db: Database,
  { patienceMs, tell }: { patienceMs: number; tell: (line: string) => void },
): Promise<void> {
  const latest = Date.now() + patienceMs;
  for (let told = false; Date.now() < latest && (await isMigrating(db)); told = true) {
    if (!told) tell('another process migrates the database; waiting for its end');
    await wait(ASK_EVERY_MS);
  }
  await refuseUnfinishedLoad(db);
  const { missing } = await schemaVersion(db);
  if (missing.length === 0 && (await hasFunctions(db))) return;
  const what = missing[0] === undefined ? 'functions' : `migrations from ${missing[0].name} on`;
  throw new Error(
    `The database is of an earlier version: it lacks the ${what}. Run npm run migrate (in a build: node dhow.js migrate) first, or leave MIGRATE out.`,
  );
}
