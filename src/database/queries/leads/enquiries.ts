import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { EnquiryQuery, EnquiryStatistics } from '#contracts/leads/enquiry.ts';
import type { Currency } from '#contracts/price.ts';
import { type Database, rowsOf } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { customer, lead } from '../../schema/lead.ts';
import { product } from '../../schema/products/product.ts';
import {
  countMatching,
  countRows,
  cutSlice,
  type PageOf,
  pageOf,
  type Slice,
} from '../lists/page-of.ts';
import { beginning, containsSqueezed, containsWords } from '../lists/text-match.ts';
import { categoryOf } from '../pipeline/category-counts.ts';
import { matchesCode } from '../products/search/match-code.ts';
import { isOfSellerNamed } from '../sellers/names.ts';

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
  return listEnquiries(db, query, true, (slice, where) =>
    cutSlice(select(db, slice.cursor), where, slice),
  );
}

/** What a lead brought stands at its first product, so that a sum of these prices is right. */
const isFirstOfLead = sql`not exists (select from ${enquiry} other
  where other.lead_id = ${enquiry.leadId} and other.reference < ${enquiry.reference})`;

const ownColumns = {
  ...columns,
  leadId: enquiry.leadId,
  state: lead.state,
  lostReason: lead.lostReason,
  wonPrice: sql<string | null>`case when ${isFirstOfLead} then ${lead.wonPrice} end`,
  wonCurrency: sql<Currency | null>`case when ${isFirstOfLead} then ${lead.wonCurrency} end`,
  customer: sql<string>`coalesce(nullif(${customer.name}, ''), ${customer.phone}, ${customer.email}, '')`,
  answeredAfter: sql<number | null>`round(
    extract(epoch from ${lead.firstMovedAt} - ${lead.createdAt}) / 86400, 1)::float8`,
};

const selectOwn = (db: Database, cursor: SQL<string>) =>
  db
    .select({ ...ownColumns, cursor })
    .from(enquiry)
    .innerJoin(seller, eq(seller.id, enquiry.sellerId))
    .innerJoin(lead, eq(lead.id, enquiry.leadId))
    .leftJoin(customer, eq(customer.id, lead.customerId))
    .$dynamic();

export type OwnEnquiryRow = Omit<Awaited<ReturnType<typeof selectOwn>>[number], 'cursor'>;

/** Returns one seller's enquiries with what became of them, newest first. */
export function listSellerEnquiries(
  db: Database,
  sellerId: string,
  query: EnquiryQuery,
): Promise<PageOf<OwnEnquiryRow>> {
  return listEnquiries(db, { ...query, sellerId }, false, (slice, where) =>
    cutSlice(selectOwn(db, slice.cursor), where, slice),
  );
}

function listEnquiries<Row extends { id: string; cursor: string }>(
  db: Database,
  query: EnquiryQuery,
  withSellers: boolean,
  read: (slice: Slice, where: SQL | undefined) => Promise<Row[]>,
): Promise<PageOf<Row>> {
  const where = whereOf(query, withSellers);
  return pageOf({
    window: query,
    by: { column: sql`${enquiry.createdAt}`, kind: 'moment' },
    order: query.order ?? 'desc',
    id: sql`${enquiry.id}`,
    count: () =>
      where === undefined ? countRows(db, 'enquiry') : countMatching(db, enquiry, where),
    read: (slice) => read(slice, where),
  });
}

function whereOf(query: EnquiryQuery, withSellers: boolean): SQL | undefined {
  const { q, region, productId, sellerId } = query;
  return and(
    sellerId === undefined ? undefined : eq(enquiry.sellerId, sellerId),
    productId === undefined ? undefined : eq(enquiry.productId, productId),
    region === undefined ? undefined : eq(enquiry.region, region),
    q ? or(...soughtBy(q, withSellers)) : undefined,
    withSellers
      ? undefined
      : sql`not exists (select from ${lead} junk
      where junk.id = ${enquiry.leadId} and junk.junk_at is not null)`,
  );
}

/** The most products that are looked for by a part of their codes. */
const MOST_PRODUCTS = 1_000;
/** The fewest characters that are looked for within a reference or a name. */
const SHORTEST_PART = 3;

/** What an enquiry is found by: its reference, its product's name and codes, and its seller's name. */
function soughtBy(q: string, withSellers: boolean): (SQL | undefined)[] {
  const { reference, productId, productName, sellerId } = enquiry;
  const bare = q.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase();
  const isPart = bare.length >= SHORTEST_PART;
  const code = matchesCode(q);
  return [
    bare === '' ? undefined : sql`${reference} like ${isPart ? `%${bare}%` : beginning(bare)}`,
    code === null
      ? undefined
      : sql`${productId} = any(array(select ${product.id} from ${product} where ${code.is}
          limit ${inlineNumber(MOST_PRODUCTS)}))`,
    withSellers ? isOfSellerNamed(sql`${sellerId}`, q) : undefined,
    containsWords(sql`${productName}`, q),
    isPart && /\d/.test(bare)
      ? sql`(${productName} ~ '[0-9]' and ${containsSqueezed(sql`${productName}`, q)})`
      : undefined,
  ];
}

const MOST_NAMED = 10;

/**
 * Returns the enquiries of the `days` days (UTC) that end with `today`: by day and region, and the
 * ten products and sellers most asked about; of one seller, or of all with `sellerId` null. The products are those
 * that stand in `category` now, where it is given.
 */
export async function enquiryStatistics(
  db: Database,
  sellerId: string | null,
  days: number,
  today: Date,
  category?: string,
): Promise<EnquiryStatistics> {
  const last = sql`(${today.toISOString()}::timestamptz at time zone 'UTC')::date`;
  const counted = sql`enquiry_count c where c.day > ${last} - ${days}::int and c.day <= ${last}
    ${sellerId === null ? sql`` : sql`and c.seller_id = ${sellerId}`}`;
  const ofCategory =
    category === undefined ? sql`` : sql`having ${categoryOf(sql`c.product_id`)} = ${category}`;
  const byDay = sql`
    select c.day::text as day, c.region, sum(c.enquiries)::int as enquiries
      from ${counted} group by c.day, c.region order by c.day, c.region`;
  const byProduct = sql`
    select top._id, coalesce(p.name, top.name) as name, top.enquiries from (
      select c.product_id as _id, max(c.product_name) as name, sum(c.enquiries)::int as enquiries
        from ${counted} and c.product_id <> '' group by c.product_id ${ofCategory}
        order by 3 desc, 1 limit ${MOST_NAMED}) top
      left join product p on p.id = top._id order by top.enquiries desc, top._id`;
  const bySeller = sql`
    select top._id, s.name, top.enquiries from (
      select c.seller_id as _id, sum(c.enquiries)::int as enquiries
        from ${counted} group by c.seller_id order by 2 desc, 1 limit ${MOST_NAMED}) top
      join seller s on s.id = top._id order by top.enquiries desc, top._id`;
  const [perDay, products, sellers] = await Promise.all([
    rowsOf<EnquiryStatistics['days'][number]>(db, byDay),
    rowsOf<EnquiryStatistics['products'][number]>(db, byProduct),
    rowsOf<EnquiryStatistics['sellers'][number]>(db, bySeller),
  ]);
  return { days: perDay, products, sellers };
}
