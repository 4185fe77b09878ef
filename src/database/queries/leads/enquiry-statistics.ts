import { sql } from 'drizzle-orm';
import type { EnquiryStatistics } from '#contracts/leads/enquiry.ts';
import { type Database, rowsOf } from '../../database.ts';
import { categoryOf } from '../pipeline/category-counts.ts';

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
