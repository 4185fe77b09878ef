import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

/**
 * Writes the next products after an id anew, so that a trigger fills in what they are found by. Returns
 * the last one's id, null where there are no more.
 */
export async function refillWords(
  db: Database,
  after: string,
  limit: number,
): Promise<string | null> {
  const [row] = await rowsOf<{ last: string | null }>(
    db,
    sql`with next as materialized (
        select id from product where id > ${after} order by id limit ${limit}),
      locked as materialized (
        select id from product where id in (select id from next) order by id for no key update),
      written as (update product p set published = false from locked where p.id = locked.id)
      select max(id) as last from next`,
  );
  return row?.last ?? null;
}
