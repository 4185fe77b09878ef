import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../../database.ts';
import { catalogueMerge } from '../../../schema/catalogue.ts';

export type CatalogueMergeRow = typeof catalogueMerge.$inferSelect;

const columns = getTableColumns(catalogueMerge);

const MERGE_LOCK = 719_340_041;

const isRunning = isNull(catalogueMerge.endedAt);

/** Lets one transaction after the other begin a merge, so that no two are about the same. */
export async function lockMerges(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${MERGE_LOCK})`);
}

export function listRunningMerges(db: Database): Promise<CatalogueMergeRow[]> {
  return db.select(columns).from(catalogueMerge).where(isRunning);
}

/** Returns the merges at work, and those that ended after `since`: the newest twenty. */
export function listMerges(db: Database, since: Date): Promise<CatalogueMergeRow[]> {
  return db
    .select(columns)
    .from(catalogueMerge)
    .where(
      sql`${catalogueMerge.endedAt} is null or ${catalogueMerge.endedAt} > ${since.toISOString()}`,
    )
    .orderBy(desc(catalogueMerge.createdAt), asc(catalogueMerge.id))
    .limit(20);
}

export async function insertMerge(
  db: Database,
  row: typeof catalogueMerge.$inferInsert,
): Promise<void> {
  await db.insert(catalogueMerge).values(row);
}

/** Returns the merge that has waited longest and that nobody works at, locked until the transaction ends. */
export function takeMerge(db: Database): Promise<CatalogueMergeRow | null> {
  return firstRow(
    db
      .select(columns)
      .from(catalogueMerge)
      .where(isRunning)
      .orderBy(asc(catalogueMerge.workedAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
}

/** Notes that a step has moved so many more products. */
export async function keepMerge(db: Database, id: string, more: number): Promise<void> {
  await db
    .update(catalogueMerge)
    .set({ done: sql`${catalogueMerge.done} + ${more}`, workedAt: sql`clock_timestamp()` })
    .where(eq(catalogueMerge.id, id));
}

/** Ends a merge: what came meanwhile has moved too. */
export async function endMerge(
  db: Database,
  id: string,
  { at, problem }: { at: Date; problem: string },
): Promise<void> {
  const total = problem === '' ? { total: catalogueMerge.done } : {};
  await db
    .update(catalogueMerge)
    .set({ endedAt: at, problem, ...total })
    .where(and(eq(catalogueMerge.id, id), isRunning));
}

/** Returns how many products there are of each spelling of a brand, by name. */
export function countBrands(db: Database): Promise<{ name: string; products: number }[]> {
  return rowsOf(
    db,
    sql`select min(brand) as name, count(*)::int as products from product
      group by brand collate "und-x-icu" order by brand collate "und-x-icu"`,
  );
}

const ofSpellings = (spellings: readonly string[]) =>
  sql`brand collate "und-x-icu" = any(${sql.param([...spellings])}::text[])`;

/** Returns how many products have one of these spellings. */
export async function countSpelled(db: Database, spellings: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ pieces: number }>(
    db,
    sql`select count(*)::int as pieces from product where ${ofSpellings(spellings)}`,
  );
  return row?.pieces ?? 0;
}

/** From now on products written with one of these spellings get the one that stays. */
export async function keepSpelling(
  db: Database,
  spellings: readonly string[],
  into: string,
): Promise<void> {
  const given = sql.param([...spellings]);
  await db.execute(sql`delete from merged_brand where spelling = ${into}`);
  await db.execute(
    sql`update merged_brand set brand = ${into} where brand = any(${given}::text[])`,
  );
  await db.execute(sql`insert into merged_brand (spelling, brand)
    select spelling, ${into} from unnest(${given}::text[]) as spelling
    on conflict (spelling) do update set brand = excluded.brand`);
}

/** Lets saved views that are filtered by one of these spellings, and edits that wait for an admin, name the one that stays. */
export async function spellElsewhere(
  db: Database,
  spellings: readonly string[],
  into: string,
): Promise<void> {
  const given = sql`${sql.param([...spellings])}::text[]`;
  const spelled = (column: SQL) =>
    sql`${column} = case when ${column} ->> 'brand' = any(${given})
      then jsonb_set(${column}, '{brand}', to_jsonb(${into}::text)) else ${column} end`;
  await db.execute(sql`update product_review
    set ${spelled(sql`before`)}, ${spelled(sql`changes`)}
    where before ->> 'brand' = any(${given}) or changes ->> 'brand' = any(${given})`);
  const filter = (brand: string) => `&${new URLSearchParams({ brand })}&`;
  for (const spelling of spellings) {
    await db.execute(sql`update saved_view
      set query = trim(both '&' from replace('&' || query || '&', ${filter(spelling)}, ${filter(into)}))
      where strpos('&' || query || '&', ${filter(spelling)}) > 0`);
  }
}

export function listMergedBrands(db: Database): Promise<{ spelling: string; brand: string }[]> {
  return rowsOf(db, sql`select spelling, brand from merged_brand`);
}

/** A product that a step has written, and where it was before. */
export type MovedPiece = {
  id: string;
  sellerId: string;
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
  categoryBefore: string;
  subCategoryBefore: string;
  typeBefore: string | null;
};

/** Gives the next products of these spellings the one that stays. */
export function spellNext(
  db: Database,
  spellings: readonly string[],
  into: string,
  limit: number,
): Promise<MovedPiece[]> {
  return rowsOf<MovedPiece>(
    db,
    sql`with next as materialized (
        select id from product where ${ofSpellings(spellings)} limit ${limit}),
      locked as materialized (
        select id from product where id in (select id from next) and ${ofSpellings(spellings)}
          order by id for no key update)
      update product p set brand = ${into}, version = version + 1, updated_at = now()
        from locked where p.id = locked.id
        returning p.id, p.seller_id as "sellerId", p.category_id as "categoryId",
          p.sub_category_id as "subCategoryId", p.product_type_id as "productTypeId",
          p.category_id as "categoryBefore", p.sub_category_id as "subCategoryBefore",
          p.product_type_id as "typeBefore"`,
  );
}
