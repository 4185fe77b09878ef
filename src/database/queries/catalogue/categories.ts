import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NavigationCategory } from '#contracts/calls/site.ts';
import type { CatalogueQuery, PublicCatalogueQuery } from '#contracts/category.ts';
import type { Language } from '#languages/languages.ts';
import { type Database, firstRow } from '../../database.ts';
import { jsonObject, jsonPlain, jsonString, jsonWord, orNull } from '../../json-text.ts';
import { inlineLimit, inlineNumber } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { seller } from '../../schema/accounts/account.ts';
import { category } from '../../schema/catalogue.ts';
import { mediaAsset } from '../../schema/media.ts';
import { inAllLanguages } from '../../schema/translations.ts';
import type { CursorRow } from '../lists/cursor.ts';
import {
  cutSlice,
  firstSlice,
  isFirst,
  type PageOf,
  pageOf,
  type Slice,
} from '../lists/page-of.ts';
import { mediaItem } from '../media/media-columns.ts';
import {
  commonColumns,
  countOfProducts,
  holds,
  orderOf,
  pageOfEntries,
  publishedProducts,
  taxonomyBy,
} from './catalogue-columns.ts';

const everything = countOfProducts(sql`c.category_id = ${category.id}`);
const published = publishedProducts(sql`c.category_id = ${category.id}`);

const lineage = { entry: category, category };

function select(db: Database, products: SQL<number>, cursor: SQL<string> = sql`''`) {
  return db
    .select({ ...commonColumns(category, products), cursor })
    .from(category)
    .leftJoin(mediaAsset, eq(mediaAsset.id, category.imageId))
    .$dynamic();
}

export type CategoryRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

const isListed = sql`${category.status} = 'LISTED'`;

const sortOf = (sort: string | undefined, products: SQL<number>, language?: Language) => ({
  by:
    sort === 'products'
      ? { column: products, kind: 'number' as const }
      : taxonomyBy(sort, lineage, language),
  id: sql`${category.id}`,
});

const listedPiece = (db: Database, where: SQL | undefined, slice: Slice) =>
  cutSlice(select(db, published, slice.cursor), where, slice);

type FirstPage = {
  sort: string | undefined;
  order: 'asc' | 'desc';
  limit: number;
  language: Language;
};

const beginning = ({ sort, order, limit, language }: FirstPage) =>
  firstSlice({ ...sortOf(sort, published, language), order }, limit);

const firstListed = preparedQuery('listed_categories', (db, page: FirstPage) =>
  listedPiece(db, isListed, beginning(page)),
);

const countListed = preparedQuery('count_listed_categories', (db) =>
  db.select({ total: sql<number>`count(*)::int` }).from(category).where(isListed),
);

type Listed = PublicCatalogueQuery & { language: Language };

/** Returns listed categories, by name as a language calls them, with how many published products each has. */
export function listListedCategories(db: Database, query: Listed): Promise<PageOf<CategoryRow>> {
  return listListed(db, query, firstListed, listedPiece);
}

const cardPiece = (db: Database, where: SQL | undefined, slice: Slice) => {
  const card = jsonObject({
    _id: jsonWord(category.id),
    name: jsonString(category.name),
    picture: orNull(mediaItem(mediaAsset, sql`${category.name}`)),
    focusX: orNull(jsonPlain(category.focusX)),
    focusY: orNull(jsonPlain(category.focusY)),
  });
  const rows = db
    .select({ id: category.id, json: sql<string>`${card}`, cursor: slice.cursor })
    .from(category)
    .leftJoin(mediaAsset, eq(mediaAsset.id, category.imageId))
    .$dynamic();
  return cutSlice(rows, where, slice);
};

const firstCards = preparedQuery('category_cards', (db, page: FirstPage) =>
  cardPiece(db, isListed, beginning(page)),
);

/** Returns listed categories, each as the JSON of a `CategoryCard`. */
export function listCategoryCards(
  db: Database,
  query: Listed,
): Promise<PageOf<{ id: string; json: string }>> {
  return listListed(db, query, firstCards, cardPiece);
}

type Prepared<Row> = { execute: () => Promise<Row[]> };

function listListed<Row extends CursorRow>(
  db: Database,
  query: Listed,
  first: (db: Database, page: FirstPage) => Prepared<Row>,
  read: (db: Database, where: SQL | undefined, slice: Slice) => PromiseLike<Row[]>,
): Promise<PageOf<Row>> {
  const { q, sort, language } = query;
  const where = and(isListed, holds(q, inAllLanguages(category.name, category.translations)));
  return pageOf({
    window: query,
    ...sortOf(sort, published, language),
    order: orderOf(query),
    isShort: true,
    count: async () => {
      if (q) return { total: await db.$count(category, where), capped: false };
      const [row] = await countListed(db).execute();
      return { total: row?.total ?? 0, capped: false };
    },
    read: async (slice) =>
      isFirst(slice) && !q
        ? first(db, { sort, order: slice.order, limit: slice.limit, language }).execute()
        : read(db, where, slice),
  });
}

/** Returns all categories, for admins, with how many products each has, published or not. */
export function listAllCategories(
  db: Database,
  query: CatalogueQuery,
): Promise<PageOf<CategoryRow>> {
  return pageOfEntries(query, lineage, {
    by: sortOf(query.sort, everything).by,
    count: (where) => db.$count(category, where),
    read: (where, slice) => cutSlice(select(db, everything, slice.cursor), where, slice),
  });
}

export function findAnyCategory(db: Database, id: string): Promise<CategoryRow | null> {
  return firstRow(select(db, everything).where(eq(category.id, id)));
}

const categoriesOf = preparedQuery('categories_of', (db) => {
  const id = sql.placeholder('id');
  const theirs = sql`c.category_id = ${category.id} and c.seller_id = ${id}`;
  const products = sql<number>`case when ${category.id} = ${id}
    then ${published} else ${publishedProducts(theirs)} end`;
  return select(db, products)
    .where(
      and(
        isListed,
        sql`(${category.id} = ${id}
          or ${publishedProducts(theirs)} > 0)`,
      ),
    )
    .orderBy(sql`${category.position}, ${category.createdAt} desc, ${category.id} desc`);
});

/**
 * Returns the listed categories for an id: a category's id gives that one, a seller's id those in
 * which the seller has published products, with the number of these.
 */
export function listCategoriesOf(db: Database, id: string): Promise<CategoryRow[]> {
  return categoriesOf(db).execute({ id });
}

/** Whether the public may see a seller. */
export async function isActiveSeller(db: Database, id: string): Promise<boolean> {
  return (await db.$count(seller, and(eq(seller.id, id), eq(seller.status, true)))) > 0;
}

/** Whether the public may see a category. */
export async function isListedCategory(db: Database, id: string): Promise<boolean> {
  return (await db.$count(category, and(eq(category.id, id), eq(category.status, 'LISTED')))) > 0;
}

/** What a header has room for. */
const MOST_CATEGORIES = 8;
const MOST_SUB_CATEGORIES = 12;

const navigation = preparedQuery('navigation', (db) => {
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
  const rows = await navigation(db).execute();
  return {
    categories: rows.map(({ total: _, ...shown }) => shown),
    total: rows[0]?.total ?? 0,
  };
}
