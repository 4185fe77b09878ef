import { and, desc, eq, getTableColumns, inArray, like, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { BinEntry, BinQuery } from '#contracts/bin.ts';
import type { MoveTarget } from '#contracts/products/matching-change.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../database.ts';
import { seller } from '../schema/accounts/account.ts';
import { auditEntry } from '../schema/activity.ts';
import { attributeEntry } from '../schema/attribute.ts';
import { binEntry } from '../schema/bin.ts';
import { mediaAsset } from '../schema/media.ts';
import { productUndo } from '../schema/products/product-changes.ts';
import { countMatching, cutSlice, type PageOf, pageOf, type SortBy } from './lists/page-of.ts';
import { type MediaAssetRow, mediaColumns } from './media/media-columns.ts';
import { type TakenUndo, takenColumns } from './product-undo.ts';
import type { TaxonomyKind } from './taxonomy.ts';

export type BinRow = typeof binEntry.$inferSelect;
const columns = getTableColumns(binEntry);

/** Adds an entry; returns false where there is one already. */
export const insertBinEntry = (db: Database, row: BinRow): Promise<boolean> =>
  hasRow(db.insert(binEntry).values(row).onConflictDoNothing().returning({ id: binEntry.id }));

export const findBinEntry = (db: Database, id: string): Promise<BinRow | null> =>
  firstRow(db.select(columns).from(binEntry).where(eq(binEntry.id, id)));

/** Removes an entry and returns it; null where there is none. */
export const takeBinEntry = (db: Database, id: string): Promise<BinRow | null> =>
  firstRow(db.delete(binEntry).where(eq(binEntry.id, id)).returning(columns));

/** Returns the first entry that was deleted before a moment. */
export const findExpiredEntry = (db: Database, before: Date): Promise<BinRow | null> =>
  firstRow(db.select(columns).from(binEntry).where(lt(binEntry.deletedAt, before)).limit(1));

/** Whose deleted products: all, or those that one seller deleted itself. */
export type WhoseProducts = { ownOf?: string | undefined };

const deletedProducts = ({ ownOf }: WhoseProducts) =>
  and(
    eq(productUndo.kind, 'deleted'),
    ownOf === undefined
      ? undefined
      : and(eq(productUndo.sellerId, ownOf), eq(productUndo.byAdmin, false)),
  );

/** Removes the deletion of a product and returns what it was; null where there is none. */
export const takeDeletedProduct = (
  db: Database,
  id: string,
  whose: WhoseProducts,
): Promise<TakenUndo | null> =>
  firstRow(
    db
      .delete(productUndo)
      .where(and(eq(productUndo.productId, id), deletedProducts(whose)))
      .returning(takenColumns),
  );

/** Removes all that is kept of deleted products and taxonomy entries; returns how many went. */
export async function dropBin(db: Database): Promise<number> {
  const deleted = db
    .select({ id: productUndo.productId })
    .from(productUndo)
    .where(deletedProducts({}));
  const kept = await db
    .delete(productUndo)
    .where(inArray(productUndo.productId, deleted))
    .returning({ kind: productUndo.kind });
  const products = kept.filter(({ kind }) => kind === 'deleted');
  const entries = await db
    .delete(binEntry)
    .where(sql`${binEntry.kind} <> 'seller'`)
    .returning({ id: binEntry.id });
  return products.length + entries.length;
}

const sortedBy: Record<NonNullable<BinQuery['sort']>, SortBy> = {
  name: { column: sql`lower(bin.name)`, kind: 'text' },
  deletedAt: { column: sql`bin.deleted_at`, kind: 'moment' },
};

/** Returns who deleted things last, by their ids, as the audit tells it. */
export async function namesOfDeleters(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { entityId, actorName: name, action, createdAt, id } = auditEntry;
  const rows = await db
    .selectDistinctOn([entityId], { id: entityId, name })
    .from(auditEntry)
    .where(and(inArray(entityId, [...ids]), like(action, 'delete-%')))
    .orderBy(entityId, desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export type ListedBinRow = Pick<BinEntry, 'kind' | 'name' | 'byAdmin'> & {
  id: string;
  deletedAt: Date;
  seller: { id: string; name: string } | null;
  picture: MediaAssetRow | null;
};

/** Returns a page of what was deleted since a moment and can come back, the newest first unless told. */
export function listBin(
  db: Database,
  query: BinQuery,
  whose: WhoseProducts,
  since: Date,
): Promise<PageOf<ListedBinRow>> {
  const products = db
    .select({
      kind: sql<BinEntry['kind']>`'product'`.as('kind'),
      id: sql<string>`${productUndo.productId}`.as('id'),
      name: productUndo.name,
      sellerId: sql<string | null>`${productUndo.sellerId}`.as('seller_id'),
      byAdmin: sql<boolean>`${productUndo.byAdmin}`.as('by_admin'),
      deletedAt: sql<Date>`${productUndo.createdAt}`.as('deleted_at'),
      imageId: sql<string | null>`${productUndo.before} -> 'media' ->> 0`.as('image_id'),
      why: sql<string>`${productUndo.kind}`.as('why'),
    })
    .from(productUndo);
  const others = db
    .select({
      kind: sql<BinEntry['kind']>`${binEntry.kind}`.as('kind'),
      id: sql<string>`${binEntry.id}`.as('id'),
      name: binEntry.name,
      sellerId: sql<string | null>`null`.as('seller_id'),
      byAdmin: sql<boolean>`true`.as('by_admin'),
      deletedAt: sql<Date>`${binEntry.deletedAt}`.as('deleted_at'),
      imageId: sql<string | null>`${binEntry.imageId}`.as('image_id'),
      why: sql<string>`'deleted'`.as('why'),
    })
    .from(binEntry);
  const bin = (whose.ownOf === undefined ? unionAll(products, others) : products).as('bin');
  // PostgreSQL reads both in the order of their indexes only where neither has conditions of its own.
  const where = and(
    sql`bin.why = 'deleted' and bin.deleted_at >= ${since}`,
    whose.ownOf === undefined
      ? undefined
      : sql`bin.seller_id = ${whose.ownOf} and not bin.by_admin`,
    query.kind === undefined ? undefined : sql`bin.kind = ${query.kind}`,
    query.q ? sql`strpos(folded(bin.name), folded(${query.q})) > 0` : undefined,
  );
  const { sort = 'deletedAt' } = query;
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: query.order ?? (sort === 'deletedAt' ? 'desc' : 'asc'),
    id: sql`bin.id`,
    count: () => countMatching(db, bin, where),
    read: (slice) =>
      cutSlice(
        db
          .select({
            kind: sql<BinEntry['kind']>`bin.kind`,
            id: sql<string>`bin.id`,
            name: sql<string>`bin.name`,
            byAdmin: sql<boolean>`bin.by_admin`,
            deletedAt: sql<Date>`bin.deleted_at`.mapWith(productUndo.createdAt),
            seller: { id: seller.id, name: seller.name },
            picture: mediaColumns,
            cursor: slice.cursor,
          })
          .from(bin)
          .leftJoin(seller, eq(seller.id, sql`bin.seller_id`))
          .leftJoin(mediaAsset, eq(mediaAsset.id, sql`bin.image_id`))
          .$dynamic(),
        where,
        slice,
      ),
  });
}

const tables = {
  category: sql.raw('category'),
  'sub-category': sql.raw('sub_category'),
  'product-type': sql.raw('product_type'),
};
const entryColumn = {
  category: attributeEntry.categoryId,
  'sub-category': attributeEntry.subCategoryId,
  'product-type': attributeEntry.productTypeId,
};

/** Returns all of a locked taxonomy entry, to be there again once it comes back. */
export async function readWholeEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
): Promise<Record<string, unknown>> {
  const [found] = await rowsOf<{ row: unknown }>(
    db,
    sql`select to_jsonb(e) as row from ${tables[kind]} e where e.id = ${id}`,
  );
  const entries = await rowsOf<{ entry: unknown }>(
    db,
    sql`select to_jsonb(attribute_entry) as entry from attribute_entry where ${entryColumn[kind]} = ${id}`,
  );
  return { row: found?.row, entries: entries.map(({ entry }) => entry) };
}

type Within = { category_id?: string; sub_category_id?: string };

/**
 * Adds a deleted taxonomy entry again, in what it was in or that has become part of since, and its attributes that
 * are still there.
 */
export async function restoreEntry(
  db: Database,
  kind: TaxonomyKind,
  { row, entries }: Record<string, unknown>,
): Promise<void> {
  const table = tables[kind];
  const { category_id: categoryId = null, sub_category_id: subCategoryId = null } = row as Within;
  const sub = kind === 'product-type' ? idNow(subCategoryId) : null;
  const within = sub
    ? sql`'sub_category_id', ${sub}, 'category_id', (select category_id from sub_category where id = ${sub})`
    : sql`'category_id', ${idNow(categoryId)}`;
  await db.execute(sql`insert into ${table} select (jsonb_populate_record(null::${table},
    ${JSON.stringify(row)}::jsonb || jsonb_build_object(${within}))).*`);
  await db.execute(
    sql`insert into attribute_entry
      select (jsonb_populate_record(null::attribute_entry, p)).*
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) p
      where exists (select from attribute a where a.id = p ->> 'attribute_id')`,
  );
}

const idNow = (id: string | null) =>
  sql`coalesce((select to_path from moved_entry where from_path = ${id}), ${id}::text)`;

/** Returns where what stood in a sub-category, and was of a type, stands by now; null where one of them is gone. */
export async function findEntriesNow(
  db: Database,
  { subCategoryId, productTypeId }: { subCategoryId: string; productTypeId: string | null },
): Promise<MoveTarget | null> {
  const [found] = await rowsOf<MoveTarget>(
    db,
    sql`select s.category_id as "categoryId", s.id as "subCategoryId", t.id as "productTypeId"
      from (select ${idNow(subCategoryId)} as sub, ${idNow(productTypeId)} as type) now
        left join product_type t on t.id = now.type
        join sub_category s
          on s.id = case when now.type is null then now.sub else t.sub_category_id end`,
  );
  return found ?? null;
}
