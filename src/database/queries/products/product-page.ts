import { cursorOf } from '../lists/cursor.ts';
import type { ProductsJson } from './json/product-json.ts';

/** One page of a list of products, ready to be sent. */
export type ProductPage = {
  /** A list of what was asked for: see `ProductShape`. */
  json: string;
  ids: string[];
  /** The ids of the sellers and taxonomy entries that are named. */
  labels: string[];
  /** When what it says of their availability ends by itself, in ISO form; null where it does not. */
  until: string | null;
  /** Null where it is not counted. */
  total: number | null;
  capped: boolean;
  next: string | null;
  /** The next page, where only its number finds it: relevance has no key. */
  nextPage: number | null;
};

export const nothing: ProductPage = {
  json: '[]',
  ids: [],
  labels: [],
  until: null,
  total: 0,
  capped: false,
  next: null,
  nextPage: null,
};

/** Returns a page as it was found, without its total. */
export function pageOfFound({ json, ids, labels, last, until }: ProductsJson, isMore: boolean) {
  const next = isMore && last !== null ? cursorOf(last) : null;
  const named = [...new Set(listOf(labels))];
  return { json, ids: listOf(ids), labels: named, until, next, nextPage: null };
}

const listOf = (joined: string): string[] => (joined === '' ? [] : joined.split(','));
