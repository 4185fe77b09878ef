import { getCategoryCards } from '#contracts/calls/cards.ts';
import { getCategories } from '#contracts/calls/categories.ts';
import type { Category, CategoryCard } from '#contracts/category.ts';
import type { ApiClient, ListResponse } from '../api-context.ts';
import { oldestFirst } from './oldest-first.ts';

const LONGEST_PAGE = 100;

type PageQuery = typeof oldestFirst & { limit: number; page: number };

/** Returns all rows of a list, at most `most`, read page by page by age. */
export async function readAllRows<Row>(
  readPage: (query: PageQuery) => Promise<ListResponse<Row>>,
  most: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; all.length < most; page += 1) {
    const { rows, total } = await readPage({ ...oldestFirst, limit: LONGEST_PAGE, page });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) break;
  }
  return all.slice(0, most);
}

/** More than a page of categories can show. */
const MOST_CATEGORIES = 1_000;

/** Reads every listed category, oldest first. */
export const readAllCategories = (api: ApiClient): Promise<Category[]> =>
  readAllRows((query) => api.list(getCategories, { query }), MOST_CATEGORIES);

/** The same as links to them show them. */
export const readCategoryCards = (api: ApiClient): Promise<CategoryCard[]> =>
  readAllRows((query) => api.list(getCategoryCards, { query }), MOST_CATEGORIES);
