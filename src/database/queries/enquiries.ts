import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { EnquiryInput, EnquiryQuery } from '#contracts/enquiry.ts';
import { type Database, rowsOf } from '../database.ts';
import { seller } from '../schema/account.ts';
import { enquiry } from '../schema/activity.ts';
import { cutPiece, type PageOf, pageOf } from './lists/page-of.ts';
import { countMatching, countRows } from './lists/row-counts.ts';
import { beginning, containsWords } from './lists/text-match.ts';
import { isPublic } from './products/is-public.ts';

type NewEnquiry = EnquiryInput & { id: string; createdAt: Date };

/**
 * Records an enquiry about a published product, with its present name, seller and price. A known
 * reference is left unchanged. Returns false where the public has no such product.
 */
export async function insertEnquiry(db: Database, entry: NewEnquiry): Promise<boolean> {
  const { id, reference, productId, region, createdAt } = entry;
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`
    with asked as (
      select id, name, seller_id, case ${region} when 'AE' then price_aed else price_inr end as price
        from product where id = ${productId} and ${isPublic}),
    kept as (
      insert into enquiry (id, reference, product_id, product_name, seller_id, region, price, created_at)
        select ${id}, ${reference}, id, name, seller_id, ${region}, price,
               ${createdAt.toISOString()}::timestamptz
          from asked
        on conflict (reference) do nothing)
    select exists (select from asked) as found`,
  );
  return row?.found ?? false;
}

const columns = {
  id: enquiry.id,
  reference: enquiry.reference,
  productId: enquiry.productId,
  productName: enquiry.productName,
  sellerId: enquiry.sellerId,
  sellerName: seller.name,
  region: enquiry.region,
  price: enquiry.price,
  createdAt: enquiry.createdAt,
};

function select(db: Database, cursor: SQL<string>) {
  return db
    .select({ ...columns, cursor })
    .from(enquiry)
    .innerJoin(seller, eq(seller.id, enquiry.sellerId))
    .$dynamic();
}

export type EnquiryRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

/** Returns everybody's enquiries, for admins, newest first. */
export function listAllEnquiries(db: Database, query: EnquiryQuery): Promise<PageOf<EnquiryRow>> {
  return listEnquiries(db, query);
}

/** Returns one seller's enquiries, newest first. */
export function listSellerEnquiries(
  db: Database,
  sellerId: string,
  query: EnquiryQuery,
): Promise<PageOf<EnquiryRow>> {
  return listEnquiries(db, { ...query, sellerId });
}

function listEnquiries(db: Database, query: EnquiryQuery) {
  const where = whereOf(query);
  return pageOf({
    window: query,
    by: { column: sql`${enquiry.createdAt}`, kind: 'moment' },
    order: query.order ?? 'desc',
    id: sql`${enquiry.id}`,
    count: () =>
      where === undefined
        ? countRows(db, 'enquiry')
        : countMatching(db, enquiry, where, sql`${enquiry.createdAt} desc`),
    read: (piece) => cutPiece(select(db, piece.cursor), where, piece),
  });
}

function whereOf(query: EnquiryQuery): SQL | undefined {
  const { q, region, productId, sellerId } = query;
  return and(
    sellerId === undefined ? undefined : eq(enquiry.sellerId, sellerId),
    productId === undefined ? undefined : eq(enquiry.productId, productId),
    region === undefined ? undefined : eq(enquiry.region, region),
    q
      ? sql`(${enquiry.reference} like ${beginning(q.toUpperCase())}
          or ${containsWords(sql`${enquiry.productName}`, q)})`
      : undefined,
  );
}
