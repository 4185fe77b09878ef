import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '#contracts/category.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import type { category, productType, subCategory } from '../../schema/catalogue.ts';
import {
  DESCRIBED,
  inAllLanguages,
  translatedColumns,
  writtenIn,
} from '../../schema/translations.ts';
import type { CursorRow } from '../lists/cursor.ts';
import { type PageOf, pageOf, type Slice, type SortBy } from '../lists/page-of.ts';
import { mediaColumns } from '../media/media-columns.ts';

/** Behind every position that is given. */
const LAST_POSITION = 32_767;

type Table = typeof category | typeof subCategory | typeof productType;

/** The columns that a category, a sub-category and a product type share. */
export function commonColumns(table: Table, products: SQL<number>) {
  return {
    id: table.id as typeof category.id,
    name: table.name as typeof category.name,
    description: table.description as typeof category.description,
    ...translatedColumns(sql`${table.translations}`, ...DESCRIBED),
    status: table.status as typeof category.status,
    focusX: table.focusX as typeof category.focusX,
    focusY: table.focusY as typeof category.focusY,
    position: table.position as typeof category.position,
    createdAt: table.createdAt as typeof category.createdAt,
    version: table.version as typeof category.version,
    picture: mediaColumns,
    products,
  };
}

/** The number of products, published or not, that `where` (over `product c`) selects. */
export const countOfProducts = (where: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from product c where ${where})`;

/** The number of published products that `where` selects, over `seller_total c` (functions/counts/counted.sql). */
export const publishedProducts = (where: SQL): SQL<number> =>
  sql<number>`(select coalesce(sum(c.products), 0)::int from seller_total c where ${where})`;

/** Whether one of the texts contains `q`, ignoring case and accents. */
export function holds(q: string | undefined, ...texts: (Column | SQL)[]): SQL | undefined {
  if (!q) return undefined;
  const found = texts.map((text) => sql`strpos(folded(${text}), folded(${q})) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

export const byName = (column: Column | SQL): SortBy => ({
  column: sql`${column} collate "und-x-icu"`,
  kind: 'text',
});

/** The same by what pages in a language call an entry. */
export function byShownName(table: Table, language: Language = FIRST_LANGUAGE): SortBy {
  if (language === FIRST_LANGUAGE) return byName(table.name);
  const translated = writtenIn(language, table.translations, 'name');
  return byName(sql`coalesce(nullif(${translated}, ''), ${table.name})`);
}

/** As an admin has put rows in order; those that were not come last. */
export const byPosition = (column: Column): SortBy => ({
  column: sql`coalesce(${column}, ${sql.raw(String(LAST_POSITION))})`,
  kind: 'number',
});

/** The order of a list unless one is given: newest and most first, names from A. */
export function orderOf(query: { sort?: string | undefined; order?: 'asc' | 'desc' | undefined }) {
  const downwards = ['createdAt', 'products'].includes(query.sort ?? 'createdAt');
  return query.order ?? (downwards ? 'desc' : 'asc');
}

/** A level of the taxonomy and its parents: a category's parent is itself. */
type Lineage = { entry: Table; subCategory?: Table; category: Table };

/** The filters of admins' lists of entries; the search includes the parents' names. */
function taxonomyWhere(query: CatalogueQuery, lineage: Lineage): SQL | undefined {
  const { entry, subCategory = entry, category } = lineage;
  const names = [...new Set([entry, subCategory, category])].map((table) =>
    inAllLanguages(table.name, table.translations),
  );
  return and(
    holds(query.q, ...names),
    query.categoryId === undefined ? undefined : eq(category.id, query.categoryId),
    query.subCategoryId === undefined || subCategory === category
      ? undefined
      : eq(subCategory.id, query.subCategoryId),
    query.status === undefined ? undefined : eq(entry.status, query.status),
  );
}

/** The sort column of a list of entries, by their names in a language; newest first unless one is given. */
export function taxonomyBy(
  sort: string | undefined,
  lineage: Lineage,
  language?: Language,
): SortBy {
  const { entry, subCategory = entry, category } = lineage;
  switch (sort) {
    case 'category':
      return byName(category.name);
    case 'subCategory':
      return byName(subCategory.name);
    case 'name':
      return byShownName(entry, language);
    case 'status':
      return { column: sql`${entry.status}`, kind: 'text' };
    case 'position':
      return {
        ...byPosition(entry.position),
        thenBy: { column: sql`${entry.createdAt}`, kind: 'moment' },
      };
    default:
      return { column: sql`${entry.createdAt}`, kind: 'moment' };
  }
}

type Entries<Row> = {
  by?: SortBy;
  count: (where: SQL | undefined) => Promise<number>;
  read: (where: SQL | undefined, slice: Slice) => Promise<Row[]>;
};

/** Returns a page of admins' list of entries, counted exactly. */
export function pageOfEntries<Row extends CursorRow>(
  query: CatalogueQuery,
  lineage: Lineage,
  { by = taxonomyBy(query.sort, lineage), count, read }: Entries<Row>,
): Promise<PageOf<Row>> {
  const where = taxonomyWhere(query, lineage);
  return pageOf({
    window: query,
    by,
    order: orderOf(query),
    id: sql`${lineage.entry.id}`,
    count: async () => ({ total: await count(where), capped: false }),
    read: (slice) => read(where, slice),
  });
}
