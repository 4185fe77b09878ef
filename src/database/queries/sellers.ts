import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import {
  type PublicSellerQuery,
  type SellerCategory,
  type SellerQuery,
  sellersTexts,
} from '#contracts/seller.ts';
import { accountNameOf } from '#domain/account-name.ts';
import type { Translated } from '#languages/translations.ts';
import { type Database, firstRow, rowsOf } from '../database.ts';
import { inlineLimit } from '../planner.ts';
import { preparedQuery } from '../prepared-query.ts';
import { seller } from '../schema/accounts/account.ts';
import { binEntry } from '../schema/bin.ts';
import { mediaAsset } from '../schema/media.ts';
import { storedChanges, translatedColumns } from '../schema/translations.ts';
import {
  byName,
  byPosition,
  countOfProducts,
  holds,
  orderOf,
  publishedProducts,
} from './catalogue/catalogue-columns.ts';
import { COUNT_CAP } from './lists/cursor.ts';
import {
  capCount,
  cutSlice,
  firstSlice,
  isFirst,
  type PageOf,
  pageOf,
  type Slice,
  type SortBy,
} from './lists/page-of.ts';
import { mediaColumns } from './media/media-columns.ts';
import type { SellerChangeRow } from './sellers/changes.ts';
import { hasDocument } from './sellers/documents.ts';
import { hasTag, tagsOf } from './sellers/record.ts';
import { awayNow } from './sellers/vacation.ts';

const everything = countOfProducts(sql`c.seller_id = ${seller.id}`);
const published = publishedProducts(sql`c.seller_id = ${seller.id}`);

/**
 * The categories that a seller sells in, with counts; `visible` leaves out what the public cannot
 * see.
 */
const categories = (visible: boolean) => sql<SellerCategory[]>`(
  select coalesce(json_agg(json_build_object('_id', t.id, 'name', t.name, 'products', t.products)
    order by t.products desc, t.name collate "und-x-icu"), '[]'::json)
  from (select k.id, k.name, sum(c.products)::int as products
    from ${visible ? sql`seller_total` : sql`(select category_id, seller_id, 1 as products from product)`} c
      join category k on k.id = c.category_id
    where c.seller_id = ${seller.id}
    group by k.id, k.name having sum(c.products) > 0) t)`;

type OwnChange = Pick<SellerChangeRow, 'id' | 'field' | 'value' | 'state' | 'reason'> & {
  createdAt: string;
};

/** New values that the public does not see yet, the oldest first. */
const changes = sql<OwnChange[]>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'field', n.field, 'value', n.value,
    'state', n.state, 'reason', n.reason, 'createdAt', n.created_at) order by n.created_at), '[]'::json)
  from seller_change n where n.seller_id = ${seller.id})`;

/** Since when it is in the bin. */
const deletedAt = sql<Date | null>`(
  select b.deleted_at from ${binEntry} b where b.id = ${seller.id})`.mapWith(binEntry.deletedAt);

function columns(visible: boolean, cursor: SQL<string>) {
  return {
    id: seller.id,
    name: seller.name,
    email: seller.email,
    language: seller.language,
    phone: seller.phone,
    description: seller.description,
    ...translatedColumns(seller.translations, ...sellersTexts),
    city: seller.city,
    replyTime: seller.replyTime,
    openingHours: seller.openingHours,
    rupeesPerDirham: seller.rupeesPerDirham,
    awayUntil: awayNow,
    chatIndia: seller.chatIndia,
    chatEmirates: seller.chatEmirates,
    status: seller.status,
    approval: seller.approval,
    approvalNote: seller.approvalNote,
    deletedAt: visible ? sql<null>`null` : deletedAt,
    createdAt: seller.createdAt,
    version: seller.version,
    emailConfirmedAt: seller.emailConfirmedAt,
    unreadSince: seller.unreadSince,
    changes: visible ? sql<OwnChange[]>`'[]'::json` : changes,
    picture: mediaColumns,
    products: visible ? published : everything,
    categories: categories(visible),
    cursor,
  };
}

function select(db: Database, visible: boolean, cursor: SQL<string> = sql`''`) {
  return db
    .select(columns(visible, cursor))
    .from(seller)
    .leftJoin(mediaAsset, eq(mediaAsset.id, seller.imageId))
    .$dynamic();
}

export type SellerRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

function selectListed(db: Database, cursor: SQL<string>) {
  return db
    .select({ ...columns(false, cursor), tags: tagsOf(seller.id) })
    .from(seller)
    .leftJoin(mediaAsset, eq(mediaAsset.id, seller.imageId))
    .$dynamic();
}

export type ListedRow = SellerRow & { tags: string[] };

const selectSlice = (db: Database, visible: boolean, where: SQL | undefined, slice: Slice) =>
  cutSlice(select(db, visible, slice.cursor), where, slice);

const isActive = sql`${seller.status}`;

type FirstPage = { sort: PublicSellerQuery['sort']; order: 'asc' | 'desc'; limit: number };

const firstActive = preparedQuery('active_sellers', (db, { sort, order, limit }: FirstPage) => {
  const sorted = { by: sortOf(sort, true), order, id: sql`${seller.id}` };
  return selectSlice(db, true, isActive, firstSlice(sorted, limit));
});

const countActive = preparedQuery('count_active_sellers', (db) => selectCount(db, isActive));

/** Returns active sellers, with the number of products that each has published. */
export function listActiveSellers(
  db: Database,
  query: PublicSellerQuery,
): Promise<PageOf<SellerRow>> {
  const { q, sort } = query;
  const where = and(isActive, holds(q, seller.name));
  return pageOf({
    ...listOf(query, true),
    count: () => countSellers(q ? selectCount(db, where) : countActive(db).execute()),
    read: (slice) =>
      isFirst(slice) && !q
        ? firstActive(db, { sort, order: slice.order, limit: slice.limit }).execute()
        : selectSlice(db, true, where, slice),
  });
}

/** Returns all sellers, for admins. */
export function listAllSellers(db: Database, query: SellerQuery): Promise<PageOf<ListedRow>> {
  const { q, approval, status, unread, tag, documents } = query;
  const filter = and(
    or(holds(q, seller.name, seller.email, seller.phone), holdsDigits(q)),
    approval === undefined ? undefined : eq(seller.approval, approval),
    status === undefined ? undefined : eq(seller.status, status === 'true'),
    unread === undefined ? undefined : isNotNull(seller.unreadSince),
    tag === undefined ? undefined : hasTag(seller.id, tag),
    documents === undefined
      ? undefined
      : and(inArray(seller.approval, ['approved', 'pending']), hasDocument(seller.id, documents)),
  );
  const where = and(sql`not exists (select from bin_entry b where b.id = ${seller.id})`, filter);
  return pageOf({
    ...listOf(query, false),
    count: async () =>
      filter === undefined
        ? { total: await db.$count(seller, where), capped: false }
        : countSellers(selectCount(db, where)),
    read: (slice) => cutSlice(selectListed(db, slice.cursor), where, slice),
  });
}

/** The condition for a phone number as people write it, compared with the ten stored digits. */
function holdsDigits(q: string | undefined): SQL | undefined {
  if (!q || !/^[+\d\s().-]+$/.test(q)) return undefined;
  const digits = accountNameOf(q);
  return digits === '' ? undefined : sql`strpos(${seller.phone}, ${digits}) > 0`;
}

function selectCount(db: Database, where: SQL | undefined) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(seller)
    .where(where)
    .limit(inlineLimit(COUNT_CAP + 1))
    .as('some');
  return db.select({ total: sql<number>`count(*)::int` }).from(some);
}

async function countSellers(counted: PromiseLike<{ total: number }[]>) {
  const [row] = await counted;
  return capCount(row?.total ?? 0);
}

const listOf = (query: SellerQuery | PublicSellerQuery, visible: boolean) => ({
  window: query,
  by: sortOf(query.sort, visible),
  order: orderOf(query),
  id: sql`${seller.id}`,
});

function sortOf(sort: (SellerQuery | PublicSellerQuery)['sort'], visible: boolean): SortBy {
  switch (sort) {
    case 'featured':
      return {
        ...byPosition(seller.featured),
        thenBy: { column: sql`${seller.createdAt}`, kind: 'moment' },
      };
    case 'name':
      return byName(seller.name);
    case 'email':
      return byName(seller.email);
    case 'phone':
      return { column: sql`${seller.phone}`, kind: 'text' };
    case 'status':
      return { column: sql`${seller.approval}`, kind: 'text' };
    case 'products':
      return { column: visible ? published : everything, kind: 'number' };
    default:
      return { column: sql`${seller.createdAt}`, kind: 'moment' };
  }
}

const activeSeller = preparedQuery('active_seller', (db) =>
  select(db, true).where(and(eq(seller.id, sql.placeholder('id')), isActive)),
);

/** Returns a seller whom the public may see. */
export function findActiveSeller(db: Database, id: string): Promise<SellerRow | null> {
  return firstRow(activeSeller(db).execute({ id }));
}

/** Returns any one seller, for admins and for itself. */
export function findAnySeller(db: Database, id: string): Promise<SellerRow | null> {
  return firstRow(select(db, false).where(eq(seller.id, id)));
}

const state = {
  id: seller.id,
  name: seller.name,
  email: seller.email,
  phone: seller.phone,
  language: seller.language,
  description: seller.description,
  ...translatedColumns(seller.translations, ...sellersTexts),
  city: seller.city,
  replyTime: seller.replyTime,
  openingHours: seller.openingHours,
  rupeesPerDirham: seller.rupeesPerDirham,
  hadChatNumber: seller.hadChatNumber,
  awayUntil: awayNow,
  imageId: seller.imageId,
  chatIndia: seller.chatIndia,
  chatEmirates: seller.chatEmirates,
  status: seller.status,
  approval: seller.approval,
  approvalNote: seller.approvalNote,
  version: seller.version,
  unreadSince: seller.unreadSince,
};

/** Returns a seller's own columns, locked until the transaction ends. */
export function lockSeller(db: Database, id: string) {
  return firstRow(db.select(state).from(seller).where(eq(seller.id, id)).for('update'));
}

export type SellerChanges = Partial<
  Pick<
    typeof seller.$inferInsert,
    | 'name'
    | 'phone'
    | 'description'
    | 'city'
    | 'replyTime'
    | 'openingHours'
    | 'rupeesPerDirham'
    | 'language'
    | 'hadChatNumber'
    | 'awayUntil'
    | 'imageId'
    | 'chatIndia'
    | 'chatEmirates'
    | 'status'
    | 'approval'
    | 'approvalNote'
    | 'nameKey'
    | 'nameLook'
    | 'unreadSince'
  > &
    Translated<(typeof sellersTexts)[number], string | undefined>
>;

export async function updateSeller(
  db: Database,
  id: string,
  changes: SellerChanges,
): Promise<void> {
  await db
    .update(seller)
    .set({
      ...storedChanges(changes, sellersTexts, seller.translations),
      version: sql`${seller.version} + 1`,
    })
    .where(eq(seller.id, id));
}

/** Returns the taxonomy entries in which a seller has products, visible or not. */
export function listTaxonomyOfSeller(db: Database, id: string) {
  return rowsOf<{ categoryId: string; subCategoryId: string; productTypeId: string }>(
    db,
    sql`select distinct category_id as "categoryId", sub_category_id as "subCategoryId",
        coalesce(product_type_id, '') as "productTypeId"
      from product where seller_id = ${id}`,
  );
}
