import { and, eq, or, sql } from 'drizzle-orm';
import type { ReceiptQuery } from '#contracts/sales/sale.ts';
import { readSaleNumber } from '#domain/sales/sale-year.ts';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { receipt } from '../../schema/sale.ts';
import { cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { countMatching } from '../lists/row-counts.ts';
import { isOfSellerNamed } from '../sellers/match-seller.ts';

const columns = {
  id: receipt.id,
  kind: receipt.kind,
  year: receipt.year,
  number: receipt.number,
  total: receipt.total,
  currency: receipt.currency,
  language: receipt.language,
  issuedAt: receipt.issuedAt,
};
export type ListedReceipt = Pick<typeof receipt.$inferSelect, keyof typeof columns>;
type IssuedRow = ListedReceipt & { sellerId: string; sellerName: string };

/** Returns every seller's receipts and pro-formas, or one's, for admins, newest first. */
export function listAllReceipts(db: Database, query: ReceiptQuery): Promise<PageOf<IssuedRow>> {
  const where = whereOf(query);
  return pageOf({
    window: query,
    by: { column: sql`${receipt.issuedAt}`, kind: 'moment' },
    order: query.order ?? 'desc',
    id: sql`${receipt.id}`,
    count: () => countMatching(db, receipt, where),
    read: (slice) => {
      const rows = db
        .select({
          ...columns,
          ...{ sellerId: receipt.sellerId, sellerName: seller.name, cursor: slice.cursor },
        })
        .from(receipt)
        .innerJoin(seller, eq(seller.id, receipt.sellerId))
        .$dynamic();
      return cutSlice(rows, where, slice);
    },
  });
}

/** A receipt is found by its number, whole or its digits alone, and by its seller's name. */
function whereOf({ q, kind, sellerId }: ReceiptQuery) {
  const read = q ? readSaleNumber(q) : null;
  return and(
    sellerId === undefined ? undefined : eq(receipt.sellerId, sellerId),
    kind === undefined ? undefined : eq(receipt.kind, kind),
    q
      ? or(
          isOfSellerNamed(sql`${receipt.sellerId}`, q),
          read === null
            ? undefined
            : and(
                eq(receipt.number, read.number),
                read.year === undefined ? undefined : eq(receipt.year, read.year),
                read.kind ? eq(receipt.kind, read.kind) : undefined,
              ),
        )
      : undefined,
  );
}
