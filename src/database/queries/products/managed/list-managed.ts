import { and, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import type { Database } from '../../../database.ts';
import { sortedApart } from '../../../planner.ts';
import { product } from '../../../schema/products/product.ts';
import { partOf } from '../../lists/page-of.ts';
import { rowsAsked, rowsSkipped } from '../../lists/paging.ts';
import type { ProductShape } from '../json/product-json.ts';
import { nothing, onlyRow, type ProductPage, pageOfFound } from '../product-page.ts';
import { countManaged, hasFirst } from './count-managed.ts';
import { countedWhere, isScattered, managedWhere } from './managed-filters.ts';
import { orderOf, sortOf } from './managed-orders.ts';
import { FAR, isDeep, nearManaged, readNear, selectPage } from './read-managed.ts';
import { codesFirst, isSought, readSought } from './sought-text.ts';

/** Returns products of one seller, published or not, for its own tables. */
export function listSellerProducts(db: Database, sellerId: string, query: ManagedProductQuery) {
  return listManaged(db, sellerId, query, 'managed');
}

/** Returns products of all sellers, for admins. */
export function listAllProducts(
  db: Database,
  query: ManagedProductQuery,
  as: ProductShape = 'managed',
) {
  return listManaged(db, null, query, as);
}

/** The most rows that are sorted for a page where no index has them in order. */
const FEW = 5_000;

/**
 * Returns a page by number, with an exact total, or the rows after a key. The far half of a long
 * table is read from its end, so that the last page is as quick as the first.
 */
async function listManaged(
  db: Database,
  ofSeller: string | null,
  query: ManagedProductQuery,
  as: ProductShape,
): Promise<ProductPage> {
  const filters = ofSeller === null ? query : { ...query, seller: ofSeller };
  const sought = query.q ? await readSought(db, query.q, ofSeller === null) : null;
  if (sought !== null && sought.search === null && sought.code === null) return nothing;
  const order = query.order ?? orderOf(query.sort);
  const isNumbered = query.after === undefined;
  const skipped = rowsSkipped(query);
  const isNear = isNumbered && skipped <= FAR;
  if (isNear && sought === null && !isScattered(filters) && countedWhere(filters) !== null) {
    return nearManaged(db, filters, skipped, {
      as,
      sort: query.sort,
      order,
      limit: rowsAsked(query),
    });
  }
  const where = and(managedWhere(filters), sought === null ? undefined : isSought(sought));
  const { total, capped, isCoded } =
    isNumbered || isScattered(filters)
      ? await countManaged(db, filters, sought)
      : { total: 0, capped: false, isCoded: await hasFirst(db, filters, sought) };
  const areFew = isScattered(filters) && !capped && total <= FEW;
  const areSought = sought !== null && (isCoded || !(isNumbered && capped));
  const sorted = sortOf(query.sort, filters.seller !== undefined);
  const by = sought?.code && isCoded ? codesFirst(sought.code, sorted, order) : sorted;
  const { found, isMore, ...count } = await partOf({
    window: query,
    by,
    order,
    id: sql`${product.id}`,
    count: async () => ({ total, capped }),
    read: async (piece) => {
      if (isDeep(piece, filters)) return readNear(db, as, piece, filters, total);
      const column = areSought || areFew ? sortedApart(by.column) : by.column;
      const choice = { ...piece, where: and(where, piece.after), by: column };
      return onlyRow(await selectPage(db, as, { ...choice, thenBy: by.thenBy?.column }, {}));
    },
  });
  return found === null ? { ...nothing, ...count } : { ...pageOfFound(found, isMore), ...count };
}
