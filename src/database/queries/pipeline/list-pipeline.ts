import { and, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PipelineQuery } from '#contracts/leads/pipeline.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import { type Database, rowsOf } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead, leadCount } from '../../schema/lead.ts';
import { type Count, countMatching, cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { containsWords } from '../lists/text-match.ts';

/** Nothing of the shopper: neither the message nor the customer. */
const columns = {
  id: lead.id,
  reference: lead.reference,
  seller: { id: seller.id, name: seller.name },
  region: lead.region,
  source: lead.source,
  state: lead.state,
  lostReason: lead.lostReason,
  wonPrice: lead.wonPrice,
  wonCurrency: lead.wonCurrency,
  createdAt: lead.createdAt,
  firstMovedAt: lead.firstMovedAt,
  movedAt: lead.movedAt,
};

function select(db: Database, cursor: SQL<string>) {
  return db
    .select({ ...columns, cursor })
    .from(lead)
    .innerJoin(seller, eq(seller.id, lead.sellerId))
    .$dynamic();
}

type PieceOfLead = { productId: string | null; name: string };

export type PipelineRow = Omit<Awaited<ReturnType<typeof select>>[number], 'cursor'> & {
  pieces: PieceOfLead[];
};

/** Returns all sellers' leads, newest first; `today` is the last of the days that are asked for. */
export async function listPipeline(
  db: Database,
  query: PipelineQuery,
  today: Date,
): Promise<PageOf<PipelineRow>> {
  const sought = query.q ? await soughtBy(db, query.q) : undefined;
  const where = whereOf(query, today, await isOfCategory(db, query.category), sought);
  const page = await pageOf({
    window: query,
    by: { column: sql`${lead.createdAt}`, kind: 'moment' },
    order: query.order ?? 'desc',
    id: sql`${lead.id}`,
    ...(sought && { gathers: 'few' }),
    count: () => (isCounted(query) ? countLeads(db, query) : countMatching(db, lead, where)),
    read: (slice) => cutSlice(select(db, slice.cursor), where, slice),
  });
  const pieces = await piecesOf(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, pieces: pieces.get(row.id) ?? [] })) };
}

/** Whether the counters know how many leads match. */
const isCounted = ({ q, days, category }: PipelineQuery) =>
  !q && days === undefined && category === undefined;

async function countLeads(db: Database, { seller, state, region }: PipelineQuery): Promise<Count> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${leadCount.leads}), 0)::int` })
    .from(leadCount)
    .where(
      and(
        seller === undefined ? undefined : eq(leadCount.sellerId, seller),
        state === undefined ? undefined : eq(leadCount.state, state),
        region === undefined ? undefined : eq(leadCount.region, region),
      ),
    );
  return { total: row?.total ?? 0, capped: false };
}

/** Returns the products of leads by the leads' ids: not of those that only precede a page. */
async function piecesOf(db: Database, ids: string[]): Promise<Map<string, PieceOfLead[]>> {
  if (ids.length === 0) return new Map();
  const { leadId, productId, productName: name, reference } = enquiry;
  const rows = await db
    .select({ leadId, productId, name })
    .from(enquiry)
    .where(inArray(leadId, ids))
    .orderBy(reference);
  const of = Map.groupBy(rows, (row) => row.leadId ?? '');
  return new Map(
    [...of].map(([id, found]) => [id, found.map(({ productId, name }) => ({ productId, name }))]),
  );
}

function whereOf(
  query: PipelineQuery,
  today: Date,
  ofCategory: SQL | undefined,
  sought: SQL | undefined,
): SQL | undefined {
  const { state, region, days } = query;
  return and(
    isNull(lead.junkAt),
    query.seller === undefined ? undefined : eq(lead.sellerId, query.seller),
    state === undefined ? undefined : eq(lead.state, state),
    region === undefined ? undefined : eq(lead.region, region),
    days === undefined ? undefined : gte(lead.createdAt, firstDay(days, today)),
    ofCategory,
    sought,
  );
}

/** With so many products, most leads that are looked at are found to be of a category. */
const LARGE = 2_000;

/** Whether a piece of a lead is of a category: from its few products on, or else lead by lead. */
async function isOfCategory(db: Database, category?: string): Promise<SQL | undefined> {
  if (category === undefined) return undefined;
  const [row] = await rowsOf<{ products: number }>(
    db,
    sql`select count(*)::int as products
      from (select from product where category_id = ${category} limit ${LARGE}) as bounded`,
  );
  if ((row?.products ?? 0) < LARGE) {
    return sql`${lead.id} = any(array(select e.lead_id from enquiry e
      where e.product_id = any(array(select p.id from product p where p.category_id = ${category}))))`;
  }
  // The offset keeps the planner from joining all there are.
  return sql`exists (select from enquiry e where e.lead_id = ${lead.id} and exists (
    select from product p where p.id = e.product_id and p.category_id = ${category} offset 0) offset 0)`;
}

/** The beginning of the first of so many days. */
const firstDay = (days: number, today: Date): Date =>
  new Date(utcDayOf(daysBefore(today, days - 1)));

/**
 * Returns what all sellers' leads are searched by: their reference, their seller's name or words of their
 * products (those of a lead itself tell of its customer too); undefined where `q` has nothing to look for.
 */
async function soughtBy(db: Database, q: string): Promise<SQL | undefined> {
  const reference = q.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase();
  if (!reference) return undefined;
  const sellers = await db
    .select({ id: seller.id })
    .from(seller)
    .where(containsWords(sql`${seller.name}`, q));
  const named = containsWords(sql`${enquiry.productName}`, q);
  const areMany = (await countMatching(db, enquiry, named)).capped;
  const found = [
    eq(lead.reference, reference),
    ...(sellers.length === 0
      ? []
      : [
          inArray(
            lead.sellerId,
            sellers.map(({ id }) => id),
          ),
        ]),
    areMany ? hasPieceNamed(q) : hasOneOf(named),
  ];
  return or(...found);
}

/** An array, since indexes of other columns can be read beside it, as beside a subquery they cannot. */
const hasOneOf = (named: SQL): SQL =>
  sql`${lead.id} = any(array(select ${enquiry.leadId} from ${enquiry} where ${named}))`;

/** Many are found lead by lead. The offset keeps the planner from joining all there are. */
const hasPieceNamed = (q: string): SQL => sql`exists (select from ${enquiry} e
  where e.lead_id = ${lead.id} and ${containsWords(sql`e.product_name`, q)} offset 0)`;
