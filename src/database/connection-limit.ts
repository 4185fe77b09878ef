import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

/** Returns how many connections PostgreSQL allows to accounts that are no superusers. */
export async function connectionLimit(db: Database): Promise<number> {
  const [row] = await rowsOf<{ allowed: number }>(
    db,
    sql`select current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true), '0')::int as allowed`,
  );
  return row?.allowed ?? 0;
}
