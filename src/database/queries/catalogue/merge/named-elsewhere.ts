import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database.ts';

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

const named = (text: ReturnType<typeof sql>, ids: readonly string[]) =>
  sql`exists (select from unnest(${texts(ids)}) as id where strpos(${text}, id) > 0)`;

/** Returns how many versions of the content, saved views and drafts name one of these entries by its id. */
export async function countNamed(db: Database, ids: readonly string[]) {
  const [row] = await rowsOf<{ links: number; views: number; drafts: number }>(
    db,
    sql`select
      (select count(*)::int from content_version where ${named(sql`body::text`, ids)}) as links,
      (select count(*)::int from saved_view where ${named(sql`query`, ids)}) as views,
      (select count(*)::int from product_draft where ${named(sql`"values"::text`, ids)}) as drafts`,
  );
  return row ?? { links: 0, views: 0, drafts: 0 };
}

/**
 * Lets everything that names an entry by its id name another: the shop's content, saved views, drafts, redirects and
 * the numbers of past days. Ids are drawn at random, so that no other text contains one.
 */
export async function renameElsewhere(db: Database, from: string, into: string): Promise<void> {
  const statements = [
    sql`update content_version set body = replace(body::text, ${from}, ${into})::jsonb
      where strpos(body::text, ${from}) > 0`,
    sql`update saved_view set query = replace(query, ${from}, ${into}) where strpos(query, ${from}) > 0`,
    sql`update product_draft set "values" = replace("values"::text, ${from}, ${into})::jsonb
      where strpos("values"::text, ${from}) > 0`,
    sql`update redirect set to_path = replace(to_path, ${from}, ${into}) where strpos(to_path, ${from}) > 0
      and replace(to_path, ${from}, ${into}) <> from_path`,
    sql`insert into category_count (day, category_id, region, views, enquiries)
      select day, ${into}, region, views, enquiries from category_count where category_id = ${from}
      on conflict (day, category_id, region) do update
        set views = category_count.views + excluded.views,
            enquiries = category_count.enquiries + excluded.enquiries`,
    sql`delete from category_count where category_id = ${from}`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Lets a part of addresses stand for another, and those that stood for it too. */
export async function saveMovedEntry(db: Database, from: string, to: string): Promise<void> {
  await db.execute(sql`delete from moved_entry where from_path = ${to}`);
  await db.execute(sql`update moved_entry set to_path = ${to} where to_path = ${from}`);
  await db.execute(sql`update moved_entry set to_path = replace(to_path, ${from}, ${to})
    where to_path like '%/%' and strpos(to_path, ${from}) > 0`);
  await db.execute(sql`insert into moved_entry (from_path, to_path) values (${from}, ${to})
    on conflict (from_path) do update set to_path = excluded.to_path`);
}

/** Returns what parts of an address stand for now. */
export function findMovedEntries(
  db: Database,
  parts: readonly string[],
): Promise<{ from: string; to: string }[]> {
  return rowsOf(
    db,
    sql`select from_path as "from", to_path as "to" from moved_entry where from_path = any(${texts(parts)})
      order by length(from_path) desc`,
  );
}
