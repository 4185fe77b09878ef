import { and, asc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { ReceiptQuery } from '#contracts/sales/sale.ts';
import { readSaleNumber } from '#domain/sales/sale-year.ts';
import { type Database, firstRow, rowsOf } from '../database.ts';
import { seller } from '../schema/accounts/account.ts';
import { paymentRequest, receipt, receiptNumber, saleSettings } from '../schema/sale.ts';
import { countMatching, cutSlice, type PageOf, pageOf } from './lists/page-of.ts';
import { isOfSellerNamed } from './sellers/names.ts';

type Settings = Omit<typeof saleSettings.$inferInsert, 'sellerId' | 'version'>;
export type SettingsRow = typeof saleSettings.$inferSelect;
export type PaymentRow = typeof paymentRequest.$inferSelect;
export type ReceiptRow = typeof receipt.$inferSelect;

export const findSaleSettings = (db: Database, sellerId: string): Promise<SettingsRow | null> =>
  firstRow(
    db
      .select(getTableColumns(saleSettings))
      .from(saleSettings)
      .where(eq(saleSettings.sellerId, sellerId)),
  );

/** Writes a seller's settings where they are of this version, 0 of those that are not there; returns whether they were. */
export async function writeSaleSettings(
  db: Database,
  sellerId: string,
  values: Settings,
  version: number,
): Promise<boolean> {
  const rows =
    version === 0
      ? await db
          .insert(saleSettings)
          .values({ ...values, sellerId })
          .onConflictDoNothing()
          .returning({ id: saleSettings.sellerId })
      : await db
          .update(saleSettings)
          .set({ ...values, version: version + 1 })
          .where(and(eq(saleSettings.sellerId, sellerId), eq(saleSettings.version, version)))
          .returning({ id: saleSettings.sellerId });
  return rows.length > 0;
}

/** Returns what was asked for in a lead, oldest first. */
export const listPayments = (db: Database, leadId: string): Promise<PaymentRow[]> =>
  db
    .select(getTableColumns(paymentRequest))
    .from(paymentRequest)
    .where(eq(paymentRequest.leadId, leadId))
    .orderBy(asc(paymentRequest.createdAt), asc(paymentRequest.id));

/** Returns a lead's receipts, oldest first. */
export const listReceipts = (db: Database, leadId: string): Promise<ReceiptRow[]> =>
  db
    .select(getTableColumns(receipt))
    .from(receipt)
    .where(eq(receipt.leadId, leadId))
    .orderBy(asc(receipt.issuedAt), asc(receipt.id));

export async function insertPayment(
  db: Database,
  row: typeof paymentRequest.$inferInsert,
): Promise<void> {
  await db.insert(paymentRequest).values(row);
}

export const findPayment = (
  db: Database,
  sellerId: string,
  id: string,
): Promise<PaymentRow | null> =>
  firstRow(
    db
      .select(getTableColumns(paymentRequest))
      .from(paymentRequest)
      .where(and(eq(paymentRequest.sellerId, sellerId), eq(paymentRequest.id, id))),
  );

export async function setReceived(db: Database, id: string, at: Date | null): Promise<void> {
  await db.update(paymentRequest).set({ receivedAt: at }).where(eq(paymentRequest.id, id));
}

type NewReceipt = Omit<typeof receipt.$inferInsert, 'number'>;

/**
 * Writes a receipt with the number after the last of its seller, kind and year. Whoever asks meanwhile waits until the
 * transaction has ended, and gets this number where it is rolled back: there are no gaps.
 */
export async function insertReceipt(db: Database, row: NewReceipt): Promise<ReceiptRow> {
  const { issuerId: sellerId, kind, year } = row;
  const [next] = await db
    .insert(receiptNumber)
    .values({ sellerId, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptNumber.sellerId, receiptNumber.kind, receiptNumber.year],
      set: { last: sql`${receiptNumber.last} + 1` },
    })
    .returning({ number: receiptNumber.last });
  const [written] = await db
    .insert(receipt)
    .values({ ...row, number: next?.number ?? 0 })
    .returning(getTableColumns(receipt));
  if (written === undefined) throw new Error('A receipt was not written.');
  return written;
}

/** Returns a receipt, of one seller where it is told. */
export const findReceipt = (
  db: Database,
  id: string,
  sellerId?: string,
): Promise<ReceiptRow | null> =>
  firstRow(
    db
      .select(getTableColumns(receipt))
      .from(receipt)
      .where(
        and(
          eq(receipt.id, id),
          sellerId === undefined ? undefined : eq(receipt.sellerId, sellerId),
        ),
      ),
  );

/** In how many of a seller's last receipts HSN codes are looked for. */
const REMEMBERED = 200;

/** Returns the HSN codes that a seller last gave to products of the same type, by the ids of a lead's pieces. */
export async function listHsnOfTypes(
  db: Database,
  sellerId: string,
  leadId: string,
): Promise<Record<string, string>> {
  const rows = await rowsOf<{ id: string; hsn: string }>(
    db,
    sql`with given as (
        select o.sub_category_id, o.product_type_id, line ->> 'hsn' as hsn, r.issued_at
          from (select details, issued_at from ${receipt} where seller_id = ${sellerId}
              order by issued_at desc limit ${REMEMBERED}) r
            cross join jsonb_array_elements(r.details -> 'lines') line
            join product o on substr(o.id, 1, 8) = lower(line ->> 'sku')
          where line ->> 'hsn' <> '')
      select distinct on (e.id) e.id, given.hsn from enquiry e
        join product p on p.id = e.product_id
        join given on given.sub_category_id = p.sub_category_id
          and given.product_type_id is not distinct from p.product_type_id
        where e.lead_id = ${leadId} order by e.id, given.issued_at desc`,
  );
  return Object.fromEntries(rows.map(({ id, hsn }) => [id, hsn]));
}

/** Empties whom the receipts of leads are for; what was sold, and the numbers, stay. */
export async function eraseReceipts(db: Database, leadIds: readonly string[]): Promise<void> {
  await db
    .update(receipt)
    .set({ customerName: '' })
    .where(inArray(receipt.leadId, [...leadIds]));
}

/** Removes the customers' names from receipts whose leads were erased. Returns how many. */
export async function forgetWhomReceiptsAreFor(db: Database): Promise<number> {
  const rows = await db
    .update(receipt)
    .set({ customerName: '' })
    .where(and(isNull(receipt.leadId), ne(receipt.customerName, '')))
    .returning({ id: receipt.id });
  return rows.length;
}

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
