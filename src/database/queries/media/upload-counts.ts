import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

/** What a seller has sent in the present window, which ends in `secondsLeft`. */
export type UploadsSent = { uploads: number; bytes: number; secondsLeft: number };

const A_DAY = sql`interval '24 hours'`;

/**
 * Adds to what a seller has sent, in one statement that replicas may run concurrently; adding
 * nothing only reads.
 */
export async function countUploads(
  db: Database,
  sellerId: string,
  sent: { uploads: number; bytes: number },
): Promise<UploadsSent> {
  const { uploads, bytes } = sent;
  const [row] = await rowsOf<{ uploads: number; bytes: string; secondsLeft: number }>(
    db,
    sql`insert into upload_count as kept (seller_id, uploads, bytes, ends_at)
      values (${sellerId}, ${uploads}, ${bytes}, now() + ${A_DAY})
      on conflict (seller_id) do update set
        uploads = case when kept.ends_at <= now() then 0 else kept.uploads end + excluded.uploads,
        bytes = case when kept.ends_at <= now() then 0 else kept.bytes end + excluded.bytes,
        ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
      returning uploads, bytes::text,
        greatest(1, ceil(extract(epoch from ends_at - now())))::int as "secondsLeft"`,
  );
  return row === undefined
    ? { uploads, bytes, secondsLeft: 1 }
    : { ...row, bytes: Number(row.bytes) };
}

/** Subtracts what was counted for an upload that was refused or cut off. */
export async function uncountUploads(
  db: Database,
  sellerId: string,
  sent: { uploads: number; bytes: number },
): Promise<void> {
  await db.execute(
    sql`update upload_count set uploads = greatest(uploads - ${sent.uploads}, 0),
        bytes = greatest(bytes - ${sent.bytes}, 0) where seller_id = ${sellerId}`,
  );
}
