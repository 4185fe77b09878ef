import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

/** Changes added up in one step: some milliseconds' work. */
const STEP = 500;

/**
 * Adds a step's share of the waiting changes to the counters, in one statement, so that the sum of both
 * is exact at every moment. Several replicas may do so at once: each takes changes that no other has.
 * Returns whether there may be more.
 */
export async function foldCounts(db: Database): Promise<boolean> {
  const products = await foldProducts(db);
  const facets = await foldFacets(db);
  const words = await foldWords(db);
  return products === STEP || facets === STEP || words === STEP;
}

/** Adds all waiting changes to the counters, waiting for those that another transaction holds. */
export async function foldAllCounts(db: Database): Promise<void> {
  while ((await foldProducts(db, false)) === STEP);
  while ((await foldFacets(db, false)) === STEP);
  while ((await foldWords(db, false)) === STEP);
}

/** Takes a step's share of the changes that wait in a table out of it. */
function taken(table: string, skipsHeld: boolean): SQL {
  const changes = sql.identifier(table);
  const heldOnes = sql.raw(skipsHeld ? 'skip locked' : '');
  return sql`(delete from ${changes} where ctid = any(array(
      select ctid from ${changes} limit ${STEP} for update ${heldOnes}))
    returning *)`;
}

async function foldProducts(db: Database, skipsHeld = true): Promise<number> {
  const [row] = await rowsOf<{ folded: number }>(
    db,
    sql`with gone as ${taken('product_count_change', skipsHeld)},
      products as (
        insert into product_count as kept
          (seller_id, category_id, sub_category_id, product_type_id, brand, published, products)
        select seller_id, category_id, sub_category_id, product_type_id, brand, published, sum(products)
          from gone group by 1, 2, 3, 4, 5, 6 having sum(products) <> 0 order by 1, 2, 3, 4, 5, 6
        on conflict (seller_id, sub_category_id, product_type_id, brand, published, category_id)
          do update set products = kept.products + excluded.products),
      brands as (
        insert into brand_count as kept (category_id, brand, products)
        select category_id, brand, sum(products)
          from gone where published group by 1, 2 having sum(products) <> 0 order by 1, 2
        on conflict (category_id, brand) do update set products = kept.products + excluded.products)
      select count(*)::int as folded from gone`,
  );
  return row?.folded ?? 0;
}

async function foldFacets(db: Database, skipsHeld = true): Promise<number> {
  const [row] = await rowsOf<{ folded: number }>(
    db,
    sql`with gone as ${taken('facet_count_change', skipsHeld)},
      facets as (
        insert into facet_count as kept
          (category_id, sub_category_id, product_type_id, facet, products)
        select category_id, sub_category_id, product_type_id, facet, sum(products)
          from gone group by 1, 2, 3, 4 having sum(products) <> 0 order by 1, 2, 3, 4
        on conflict (sub_category_id, product_type_id, facet, category_id)
          do update set products = kept.products + excluded.products)
      select count(*)::int as folded from gone`,
  );
  return row?.folded ?? 0;
}

async function foldWords(db: Database, skipsHeld = true): Promise<number> {
  const [row] = await rowsOf<{ folded: number }>(
    db,
    sql`with gone as ${taken('search_word_change', skipsHeld)},
      words as (
        insert into search_word as kept (word, products)
        select word, sum(products) from gone group by word having sum(products) <> 0 order by word
        on conflict (word) do update set products = kept.products + excluded.products)
      select count(*)::int as folded from gone`,
  );
  return row?.folded ?? 0;
}
