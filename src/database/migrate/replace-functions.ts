import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { findSiteState, setSiteState } from '../queries/site-state.ts';
import { FUNCTIONS } from './migration-files.ts';

const CURRENT = 'functions';
const EARLIER = 'functions-earlier';
const MOST_REMEMBERED = 50;

/**
 * Creates or replaces all functions and triggers if the text of any of them has changed, and returns
 * whether it did. Texts that later ones have replaced are put back only where `evenEarlier` says so: a
 * replica of the earlier version that starts once more during an upgrade leaves the later ones. With
 * `evenSame` they are written whatever is remembered: rows that were loaded say nothing about the functions here.
 */
export async function replaceFunctions(
  db: Database,
  {
    evenEarlier,
    evenSame = false,
    folder,
  }: { evenEarlier: boolean; evenSame?: boolean; folder: string },
): Promise<boolean> {
  const { texts, digest } = readFunctions(folder);
  const current = await findSiteState(db, CURRENT);
  if (current === digest && !evenSame) return false;
  const earlier = await earlierFunctions(db);
  if (!evenEarlier && earlier.includes(digest)) return false;
  for (const text of texts) await db.execute(sql.raw(text));
  if (current === digest) return true;
  await setSiteState(db, CURRENT, digest);
  const known = [...earlier, current ?? ''].filter((each) => each !== '' && each !== digest);
  await setSiteState(db, EARLIER, [...new Set(known)].slice(-MOST_REMEMBERED).join(' '));
  return true;
}

/** Whether a migrated database has the functions of this version, or of one that came after it. */
export async function hasFunctions(db: Database): Promise<boolean> {
  const { digest } = readFunctions(FUNCTIONS);
  if ((await findSiteState(db, CURRENT)) === digest) return true;
  return (await earlierFunctions(db)).includes(digest);
}

function readFunctions(folder: string): { texts: string[]; digest: string } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return { texts, digest: createHash('sha256').update(texts.join('\n')).digest('hex') };
}

const earlierFunctions = async (db: Database) =>
  ((await findSiteState(db, EARLIER)) ?? '').split(' ').filter(Boolean);
