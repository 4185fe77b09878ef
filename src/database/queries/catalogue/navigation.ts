import { sql } from 'drizzle-orm';
import type { NavigationCategory } from '#contracts/navigation/navigation.ts';
import type { Database } from '../../database.ts';
import { inlineLimit, inlineNumber } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { category } from '../../schema/catalogue.ts';

/** What a header has room for. */
const MOST_CATEGORIES = 8;
const MOST_SUB_CATEGORIES = 12;

const firstListed = preparedQuery('navigation', (db) => {
  const parts = sql<NavigationCategory['subCategories']>`(
    select coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name)
      order by s.position, s.created_at, s.id), '[]'::json)
    from (select id, name, position, created_at from sub_category
      where category_id = category.id and status = 'LISTED'
      order by position, created_at, id limit ${inlineNumber(MOST_SUB_CATEGORIES)}) s)`;
  return db
    .select({
      _id: category.id,
      name: category.name,
      subCategories: parts,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(category)
    .where(sql`${category.status} = 'LISTED'`)
    .orderBy(category.position, category.createdAt, category.id)
    .limit(inlineLimit(MOST_CATEGORIES));
});

/** Returns the first listed categories with their listed sub-categories, and how many there are. */
export async function readNavigation(db: Database) {
  const rows = await firstListed(db).execute();
  return {
    categories: rows.map(({ total: _, ...shown }) => shown),
    total: rows[0]?.total ?? 0,
  };
}
