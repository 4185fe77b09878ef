import { or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { product } from '../../../schema/products/product.ts';
import { readSearch } from '../../searches/read-search.ts';
import { matchesHeadline, type SearchQuery } from '../../searches/search-query.ts';
import { isOfSellerNamed } from '../../sellers/match-seller.ts';
import { type Code, hasCode, matchesCode } from '../search/match-code.ts';
import type { ManagedSort } from './managed-orders.ts';

/** A search in brand, name and codes; by the seller's name too where the list is of all sellers. */
export type Sought = { search: SearchQuery | null; code: Code | null; seller: SQL | null };

/**
 * Parses the typed text as words, as a code, or as both. An existing code is not taken for a
 * mistyped word, and a whole SKU for nothing else.
 */
export async function readSought(
  db: Database,
  text: string,
  withSellers: boolean,
): Promise<Sought> {
  const code = matchesCode(text);
  if (code?.isSku && (await hasCode(db, code.isSku))) {
    return { search: null, code: { ...code, is: code.isSku }, seller: null };
  }
  const search = await readSearch(db, text, 'all');
  const isCode = code !== null && search?.isGuess === true && (await hasCode(db, code.is));
  const seller =
    withSellers && search !== null ? isOfSellerNamed(sql`${product.sellerId}`, text) : null;
  return { search: isCode ? null : search, code, seller };
}

/** Matches products that a search finds by words, code or seller. */
export const isSought = ({ search, code, seller }: Sought): SQL | undefined =>
  or(search === null ? undefined : matchesHeadline(search), code?.is, seller ?? undefined);

/** Codes come first, whatever way the list is sorted. */
export function codesFirst(
  { rank }: Code,
  { column, kind, ...by }: ManagedSort,
  order: 'asc' | 'desc',
): ManagedSort {
  const ranked = order === 'asc' ? rank : sql`2 - ${rank}`;
  return { ...by, column: sql`(${ranked})`, kind: 'number', thenBy: { column, kind } };
}
