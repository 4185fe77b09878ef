import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { ReportQuery, ReportReason } from '#contracts/reports/report.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { mediaAsset } from '../../schema/media.ts';
import { product } from '../../schema/products/product.ts';
import { report } from '../../schema/report.ts';
import { cutSlice, type PageOf, pageOf, type SortBy } from '../lists/page-of.ts';
import { containsWords } from '../lists/text-match.ts';
import { mediaColumns } from '../media/media-columns.ts';

/** The id of what is reported: a product, or the shop. Written as the indexes are. */
export const subjectId = sql<string>`coalesce(${report.productId}, ${report.sellerId})`;
export const isOpen = sql`${report.answerId} is null`;

/** The open reports of each product and shop, of one where its id is given. */
function grouped(db: Database, where?: SQL) {
  return db
    .select({
      id: subjectId.as('id'),
      productId: sql`max(${report.productId})`.as('product_id'),
      sellerId: sql`max(${report.sellerId})`.as('seller_id'),
      reports: sql`count(*)::int`.as('reports'),
      reasons: sql`array_agg(distinct ${report.reason})`.as('reasons'),
      since: sql`min(${report.createdAt})`.as('since'),
      newest:
        sql`(array_agg(${report.id} order by ${report.createdAt} desc, ${report.id} desc))[1]`.as(
          'newest',
        ),
    })
    .from(report)
    .where(and(isOpen, where))
    .groupBy(subjectId)
    .as('reported');
}

/** Its columns; they have names of their own only so. */
const reported = {
  id: sql<string>`reported.id`,
  productId: sql`reported.product_id`,
  sellerId: sql`reported.seller_id`,
  reports: sql<number>`reported.reports`,
  reasons: sql<ReportReason[]>`reported.reasons`,
  since: sql<Date>`reported.since`.mapWith(report.createdAt),
  newest: sql<string>`reported.newest`,
};

function select(db: Database, cursor: SQL<string>, where?: SQL) {
  const { id, reports, reasons, since, newest } = reported;
  const rows = db
    .select({ id, reports, reasons, since, newest, ...subjectColumns, cursor })
    .from(grouped(db, where))
    .$dynamic();
  return joinSubject(rows, reported);
}

export type ReportedRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'>;

const sortedBy: Record<NonNullable<ReportQuery['sort']>, SortBy> = {
  since: { column: reported.since, kind: 'moment' },
  reports: { column: reported.reports, kind: 'number' },
};

/** Returns the products and shops with open reports, the longest waiting first unless sorted. */
export function listReported(db: Database, query: ReportQuery): Promise<PageOf<ReportedRow>> {
  const { sort = 'since', q, reason, kind } = query;
  const words = sql`concat_ws(' ', ${product.brand}, ${product.name}, ${seller.name})`;
  const where = and(
    q ? containsWords(words, q) : undefined,
    reason && sql`${reason} = any(${reported.reasons})`,
    kind && sql`(${reported.productId} is null) = ${kind === 'seller'}`,
  );
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: query.order ?? (sort === 'since' ? 'asc' : 'desc'),
    id: reported.id,
    count: async () => ({ total: await countReported(db, where), capped: false }),
    read: (slice) => cutSlice(select(db, slice.cursor), where, slice),
  });
}

async function countReported(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(grouped(db))
    .innerJoin(seller, eq(seller.id, reported.sellerId))
    .leftJoin(product, eq(product.id, reported.productId))
    .where(where);
  return row?.total ?? 0;
}

/** Returns one product or shop with its open reports, null where it has none. */
export function findReported(db: Database, id: string): Promise<ReportedRow | null> {
  return firstRow(select(db, sql`''`, sql`${subjectId} = ${id}`));
}

/** The columns of a reported product, null where it is a shop, of its seller, and of a picture. */
export const subjectColumns = {
  product: {
    id: product.id,
    name: product.name,
    brand: product.brand,
    published: product.published,
    takenDownAt: product.takenDownAt,
  },
  seller: { id: seller.id, name: seller.name, status: seller.status },
  picture: mediaColumns,
};

type Reported = { productId: AnyPgColumn | SQL; sellerId: AnyPgColumn | SQL };

/** Joins what {@link subjectColumns} selects: the product's first picture, or the shop's own. */
export function joinSubject<Rows extends PgSelect>(rows: Rows, { productId, sellerId }: Reported) {
  return rows
    .innerJoin(seller, eq(seller.id, sellerId))
    .leftJoin(product, eq(product.id, productId))
    .leftJoin(
      mediaAsset,
      sql`${mediaAsset.id} = case when ${productId} is null then ${seller.imageId} else (
        select m.media_id from product_media m join media_asset a on a.id = m.media_id
          where m.product_id = ${productId} and a.kind = 'image' order by m.position limit 1) end`,
    );
}

const { id, productId, sellerId, reason, words, email, createdAt, noticeVersion } = report;
const isBy = (address: string) => eq(sql`lower(${email})`, address);

/** Returns the reports that an address (in lower case) was left with, the oldest first. */
export function listReportsBy(db: Database, address: string) {
  return db
    .select({ id, productId, sellerId, reason, words, email, createdAt, noticeVersion })
    .from(report)
    .where(isBy(address))
    .orderBy(asc(createdAt), asc(id));
}

/** Removes address and words of the same reports. Returns how many. */
export async function forgetReporter(db: Database, address: string): Promise<number> {
  const rows = await db
    .update(report)
    .set({ email: null, words: '', noticeVersion: null })
    .where(isBy(address))
    .returning({ id });
  return rows.length;
}

/** Removes address and words of the oldest reports from before a moment, up to a limit. Returns of how many. */
export async function forgetOldReporters(
  db: Database,
  before: Date,
  most: number,
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`update report set email = null, words = '', notice_version = null where id in (
      select id from report
        where (email is not null or words <> '') and created_at < ${before.toISOString()}::timestamptz
        order by created_at, id limit ${most}) returning id`,
  );
  return rows.length;
}
