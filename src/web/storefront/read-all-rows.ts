import type { Category } from '#contracts/category.ts';
import { type ApiClient, type ApiPath, apiPath, type Query } from '../api-context.ts';
import { oldestFirst } from './oldest-first.ts';

const LONGEST_PAGE = 100;

/** All rows of a list, at most `most`, read page by page in the order in which they came. */
export async function readAllRows<Row>(
  api: ApiClient,
  path: ApiPath,
  most: number,
  query: Query = {},
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; all.length < most; page += 1) {
    const asked = { ...query, ...oldestFirst, limit: LONGEST_PAGE, page };
    const { rows, total } = await api.list<Row>(path, asked);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) break;
  }
  return all.slice(0, most);
}

/** More than a page of categories can show. */
const MOST_CATEGORIES = 1_000;

/** Every listed category, eldest first. */
export const readAllCategories = (api: ApiClient): Promise<Category[]> =>
  readAllRows<Category>(api, apiPath`/get-category`, MOST_CATEGORIES);
