import { getCategoryCards } from '#contracts/calls/cards.ts';
import { getCategories } from '#contracts/calls/categories.ts';
import type { Category, CategoryCard } from '#contracts/category.ts';
import type { ApiClient, ListResponse } from '../api-context.ts';
import { asOrdered } from './oldest-first.ts';

const LONGEST_PAGE = 100;

type Window = { limit: number; page: number };

/** Returns all rows of a list, at most `most`, read page by page. */
export async function readAllRows<Row>(
  readPage: (window: Window) => Promise<ListResponse<Row>>,
  most: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; all.length < most; page += 1) {
    const { rows, total } = await readPage({ limit: LONGEST_PAGE, page });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) break;
  }
  return all.slice(0, most);
}

/** More than a page of categories can show. */
const MOST_CATEGORIES = 1_000;

/** Reads every listed category, in their order. */
export const readAllCategories = (api: ApiClient): Promise<Category[]> =>
  readAllRows(
    (window) => api.list(getCategories, { query: { ...asOrdered, ...window } }),
    MOST_CATEGORIES,
  );

/** The same as links to them show them. */
export const readCategoryCards = (api: ApiClient): Promise<CategoryCard[]> =>
  readAllRows(
    (window) => api.list(getCategoryCards, { query: { ...asOrdered, ...window } }),
    MOST_CATEGORIES,
  );
