import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

/** Removes the oldest messages written before a moment, up to a limit. Returns how many. */
export async function deleteOldMessages(db: Database, before: Date, most: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from contact_message where id in (
      select id from contact_message where created_at < ${before.toISOString()}::timestamptz
        order by created_at, id limit ${most}) returning id`,
  );
  return rows.length;
}

/** Removes the oldest enquiries likewise; their counts by day stay. */
export async function deleteOldEnquiries(
  db: Database,
  before: Date,
  most: number,
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from enquiry where id in (
      select id from enquiry where created_at < ${before.toISOString()}::timestamptz
        order by created_at, id limit ${most}) returning id`,
  );
  return rows.length;
}
