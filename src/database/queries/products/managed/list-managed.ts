import { and, eq, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Language } from '#languages/languages.ts';
import { type Database, onlyRow } from '../../../database.ts';
import { product } from '../../../schema/products/product.ts';
import { type Count, countMatching, countRows, partOf } from '../../lists/page-of.ts';
import { arePricesFilled } from '../../prices.ts';
import { nothing, type ProductPage, pageOfFound } from '../find-product.ts';
import type { ProductShape } from '../json/product-json.ts';
import { hasCode } from '../search/match-code.ts';
import {
  codesFirst,
  isSought,
  type ManagedFilters,
  managedWhere,
  readSought,
  withinBounds,
} from './managed-filters.ts';
import { orderOf, readNumbered, selectPage, sortOf, sortUntilFilled } from './read-managed.ts';

/** Returns products of one seller, published or not, for its own tables, which are in a language. */
export function listSellerProducts(
  db: Database,
  sellerId: string,
  query: ManagedProductQuery,
  language: Language = 'en',
) {
  return listManaged(db, sellerId, query, 'managed', language);
}

/** Returns products of all sellers, for admins. */
export function listAllProducts(
  db: Database,
  query: ManagedProductQuery,
  as: ProductShape = 'managed',
) {
  return listManaged(db, null, query, as);
}

/**
 * Returns a page by number, or the rows after a key. All products have an index for every order; one
 * seller's have it for the newest alone, and are sorted for any other.
 */
async function listManaged(
  db: Database,
  ofSeller: string | null,
  asked: ManagedProductQuery,
  as: ProductShape,
  language: Language = 'en',
): Promise<ProductPage> {
  // What does not wait has no moment since when it does.
  const isQueue = asked.sort !== 'lookAgainAt' || asked.lookAgain !== undefined;
  const query = isQueue ? asked : { ...asked, sort: 'createdAt' as const };
  const match = await readMatch(db, ofSeller, query);
  if (match === null) return nothing;
  const { filters, sought, filtered, where } = match;
  const code =
    sought?.code && (await hasCode(db, and(filtered, sought.code.isFirst) ?? sought.code.isFirst));
  const order = query.order ?? orderOf(query.sort);
  const unfilled =
    (query.sort === 'priceINR' || query.sort === 'priceAED') && !(await arePricesFilled(db))
      ? sortUntilFilled(query.sort)
      : undefined;
  const sorted = unfilled ?? sortOf(query.sort, language);
  const by = sought?.code && code ? codesFirst(sought.code, sorted, order) : sorted;
  const isSorted = filters.seller !== undefined && sorted !== sortOf('createdAt');
  const isWhole = where === undefined || (sought === null && isOfSellerAlone(filters));
  const { found, isMore, ...count } = await partOf({
    window: query,
    by,
    order,
    id: sql`${product.id}`,
    ...(isSorted || code ? { gathers: 'all' } : !isWhole && { gathers: 'few' }),
    count: () => (isWhole ? countAll(db, filters.seller) : countMatching(db, product, where)),
    read: async (slice) =>
      slice.after === undefined &&
      sought === null &&
      unfilled === undefined &&
      withinBounds(filters) === undefined
        ? readNumbered(db, as, filters, slice, language)
        : onlyRow(await selectPage(db, as, where, by, slice)),
  });
  return found === null ? { ...nothing, ...count } : { ...pageOfFound(found, isMore), ...count };
}

type MatchQuery = Omit<ManagedProductQuery, 'page' | 'limit' | 'after' | 'sort' | 'order'>;

/** Returns what matches a seller's filter, or an admin's where `ofSeller` is null; null where nothing can. */
export async function readMatch(db: Database, ofSeller: string | null, query: MatchQuery) {
  const filters = ofSeller === null ? query : { ...query, seller: ofSeller };
  const sought = query.q ? await readSought(db, query.q, ofSeller === null) : null;
  if (sought !== null && sought.search === null && sought.code === null) return null;
  const filtered = managedWhere(filters);
  const where = and(filtered, sought === null ? undefined : isSought(sought));
  return { filters, sought, filtered, where };
}

const isOfSellerAlone = (filters: ManagedFilters) =>
  managedWhere({ ...filters, seller: undefined }) === undefined;

/** Returns the exact number of all products, or of a seller's. */
async function countAll(db: Database, ofSeller: string | undefined): Promise<Count> {
  if (ofSeller === undefined) return countRows(db, 'product');
  return { total: await db.$count(product, eq(product.sellerId, ofSeller)), capped: false };
}
