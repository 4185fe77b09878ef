import { desc, eq, sql } from 'drizzle-orm';
import type { KeptSection } from '#contracts/privacy-notice.ts';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { privacyNotice } from '../../schema/operation.ts';

const { version, since, sections } = privacyNotice;

/** Lets one process at a time add a version, until the transaction ends. */
export async function lockNotices(db: Database): Promise<void> {
  await db.execute(sql`lock table privacy_notice in share row exclusive mode`);
}

/** Returns the versions of the privacy notice and when each came into force, the latest first. */
export function listNotices(db: Database): Promise<{ version: string; since: Date }[]> {
  return db.select({ version, since }).from(privacyNotice).orderBy(desc(since));
}

/** Adds a version that comes into force now. */
export async function insertNotice(
  db: Database,
  values: { version: string; sections: KeptSection[] },
): Promise<void> {
  await db.insert(privacyNotice).values(values);
}

/** Returns what a version said, or null where it was never in force. */
export function findNotice(db: Database, asked: string) {
  return firstRow(db.select({ sections }).from(privacyNotice).where(eq(version, asked)).limit(1));
}

/** Whether a version is or was in force. */
export function isKnownNotice(db: Database, asked: string): Promise<boolean> {
  return hasRow(db.select({ version }).from(privacyNotice).where(eq(version, asked)).limit(1));
}
