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
  const totals = await foldTotals(db);
  const words = await foldWords(db);
  return totals === STEP || words === STEP;
}

/** Adds all waiting changes to the counters, waiting for those that another transaction holds. */
export async function foldAllCounts(db: Database): Promise<void> {
  while ((await foldTotals(db, false)) === STEP);
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

/**
 * Adds up new totals with those of their keys that are added up already. Another replica may do the same with other
 * new ones of a key: it then has two rows until the next time, and their sum is right all the while.
 */
async function foldTotals(db: Database, skipsHeld = true): Promise<number> {
  const heldOnes = sql.raw(skipsHeld ? 'skip locked' : '');
  const key = sql.raw('category_id, sub_category_id, kind, value');
  const [row] = await rowsOf<{ folded: number }>(
    db,
    sql`with gone as (
        delete from listing_total where ctid = any(array(
          select ctid from listing_total where not folded limit ${STEP} for update ${heldOnes}))
        returning ${key}, products),
      added as (select ${key}, sum(products) as products from gone group by ${key}),
      earlier as (
        delete from listing_total t using added a
          where t.folded and t.category_id = a.category_id and t.sub_category_id = a.sub_category_id
            and t.kind = a.kind and t.value = a.value
        returning t.category_id, t.sub_category_id, t.kind, t.value, t.products),
      kept as (
        insert into listing_total (${key}, products, folded)
          select ${key}, sum(products), true
            from (table added union all table earlier) as both_rows
            group by ${key} having sum(products) <> 0)
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
        select word, sum(n) from gone, unnest(words, gone.products) as change (word, n)
          group by word having sum(n) <> 0 order by word
        on conflict (word) do update set products = kept.products + excluded.products)
      select count(*)::int as folded from gone`,
  );
  return row?.folded ?? 0;
}
