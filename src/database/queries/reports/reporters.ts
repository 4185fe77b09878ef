import { asc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { report } from '../../schema/report.ts';

const { id, productId, sellerId, reason, words, email, createdAt, noticeVersion } = report;
const isBy = (address: string) => eq(sql`lower(${email})`, address);

/** Returns the reports that an address (in lower case) was left with, the oldest first. */
export function listReportsBy(db: Database, address: string) {
  return db
    .select({ id, productId, sellerId, reason, words, email, createdAt, noticeVersion })
    .from(report)
    .where(isBy(address))
    .orderBy(asc(createdAt), asc(id));
}

/** Removes address and words of the same reports. Returns how many. */
export async function forgetReporter(db: Database, address: string): Promise<number> {
  const rows = await db
    .update(report)
    .set({ email: null, words: '', noticeVersion: null })
    .where(isBy(address))
    .returning({ id });
  return rows.length;
}

/** Removes address and words of the oldest reports from before a moment, up to a limit. Returns of how many. */
export async function forgetOldReporters(
  db: Database,
  before: Date,
  most: number,
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`update report set email = null, words = '', notice_version = null where id in (
      select id from report
        where (email is not null or words <> '') and created_at < ${before.toISOString()}::timestamptz
        order by created_at, id limit ${most}) returning id`,
  );
  return rows.length;
}
