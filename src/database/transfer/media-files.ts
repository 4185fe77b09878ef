import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

/** A stored picture or video, and the widths that exist of it. */
export type StoredAsset = { id: string; file: string; webp: number[]; avif: number[] };

/** Returns the assets whose ids begin with these two hexadecimal digits, and whose files exist. */
export function listStoredAssets(db: Database, beginning: string): Promise<StoredAsset[]> {
  const next = (Number.parseInt(beginning, 16) + 1).toString(16).padStart(2, '0');
  return rowsOf<StoredAsset>(
    db,
    sql`select id, case when ready then file else '' end as file, webp, avif from media_asset
      where id >= ${beginning} and ${beginning === 'ff' ? sql`true` : sql`id < ${next}`}`,
  );
}
