import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type LeadCounts, type LeadQuery, LeadState } from '#contracts/leads/lead.ts';
import { type Database, firstRow } from '../../database.ts';
import { once } from '../../planner.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead, leadCount, leadEvent } from '../../schema/lead.ts';
import {
  type Count,
  countMatching,
  cutSlice,
  type PageOf,
  pageOf,
  type SortBy,
} from '../lists/page-of.ts';
import { containsWords } from '../lists/text-match.ts';
import { type LeadRow, selectLeads } from './lead-columns.ts';

/** What of a query narrows the list; `assigneeId` is null where the leads of nobody are asked for. */
type LeadFilter = Omit<LeadQuery, 'assignee'> & { assigneeId?: string | null };

const newest = { column: sql`${lead.createdAt}`, kind: 'moment' } as const;
const sortedBy: Record<NonNullable<LeadQuery['sort']>, SortBy> = {
  due: { column: sql`${lead.isDue}`, kind: 'flag', thenBy: newest },
  createdAt: newest,
};

/**
 * Returns a seller's leads: those that are due by `today` first, and then the newest, unless they
 * are asked for otherwise.
 */
export function listLeads(
  db: Database,
  sellerId: string,
  query: LeadFilter,
  today: string,
): Promise<PageOf<LeadRow>> {
  const { q } = query;
  const where = and(
    eq(lead.sellerId, sellerId),
    whereOf(query, today),
    q ? or(hasWords(q), ...hasCodes(q)) : undefined,
  );
  const by = sortedBy[query.sort ?? 'due'];
  const columns = [by.column, ...(by.thenBy ? [by.thenBy.column] : [])];
  const cursor = sql<string[]>`array[${sql.join(
    columns.map((column) => sql`(${column})::text`),
    sql`, `,
  )}]`;
  return pageOf({
    window: query,
    by,
    order: query.order ?? 'desc',
    id: sql`${lead.id}`,
    ...(q && { gathers: 'few' }),
    count: () =>
      isCounted(query) ? countLeads(db, sellerId, query) : countMatching(db, lead, where),
    read: (slice) => cutSlice(selectLeads(db, cursor), where, slice),
  });
}

/** Whether the counters know how many leads match. */
const isCounted = ({ q, junk, productId, customerId, followUp, assigneeId }: LeadFilter) =>
  !q && !junk && [productId, customerId, followUp, assigneeId].every((each) => each === undefined);

async function countLeads(
  db: Database,
  sellerId: string,
  { state, region }: LeadFilter,
): Promise<Count> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${leadCount.leads}), 0)::int` })
    .from(leadCount)
    .where(
      and(
        eq(leadCount.sellerId, sellerId),
        state === undefined ? undefined : eq(leadCount.state, state),
        region === undefined ? undefined : eq(leadCount.region, region),
      ),
    );
  return { total: row?.total ?? 0, capped: false };
}

const ofAssignee = (assigneeId: string | null | undefined): SQL | undefined => {
  if (assigneeId === undefined) return undefined;
  return assigneeId === null ? isNull(lead.assigneeId) : eq(lead.assigneeId, assigneeId);
};

/**
 * Returns how many leads of a seller are in each state, from what is counted at each change; those that one person
 * has, or nobody, are counted now.
 */
export async function countStates(
  db: Database,
  sellerId: string,
  assigneeId?: string | null,
): Promise<LeadCounts> {
  const rows =
    assigneeId === undefined
      ? await db
          .select({ state: leadCount.state, leads: sql<number>`sum(${leadCount.leads})::int` })
          .from(leadCount)
          .where(eq(leadCount.sellerId, sellerId))
          .groupBy(leadCount.state)
      : await db
          .select({ state: lead.state, leads: sql<number>`count(*)::int` })
          .from(lead)
          .where(and(eq(lead.sellerId, sellerId), isNull(lead.junkAt), ofAssignee(assigneeId)))
          .groupBy(lead.state);
  const byState = new Map(rows.map(({ state, leads }) => [state, leads]));
  const states = LeadState.options.map((state) => [state, byState.get(state) ?? 0]);
  return { states: Object.fromEntries(states) };
}

/**
 * Whether the day of a follow-up or of what is reserved has come or gone, as `isDue` of the domain says. That
 * there is a day is said too, so that the planner takes the index of follow-ups.
 */
const isDueBy = (today: string): SQL =>
  sql`(${lead.followUpOn} is not null and ${lead.followUpOn} <= ${today}::date
    or ${lead.state} = 'RESERVED' and ${lead.reservedUntil} < ${today}::date)`;

function whereOf(
  { state, region, productId, customerId, followUp, junk, assigneeId }: LeadFilter,
  today: string,
): SQL | undefined {
  return and(
    junk ? isNotNull(lead.junkAt) : isNull(lead.junkAt),
    state === undefined ? undefined : eq(lead.state, state),
    region === undefined ? undefined : eq(lead.region, region),
    ofAssignee(assigneeId),
    customerId === undefined ? undefined : eq(lead.customerId, customerId),
    productId === undefined
      ? undefined
      : sql`${lead.id} = any(array(select ${enquiry.leadId} from ${enquiry}
          where ${enquiry.productId} = ${productId}))`,
    followUp === undefined
      ? undefined
      : followUp === 'due'
        ? isDueBy(today)
        : sql`${lead.followUpOn} is not null`,
  );
}

/** The fewest characters that are looked for within a code. */
const SHORTEST_PART = 3;

/** A lead is found by words of its products and its customer, and by parts of its codes. */
const hasWords = (q: string): SQL => containsWords(sql`${lead.words}`, q);

function hasCodes(q: string): SQL[] {
  const bare = q.replace(/[^\p{L}\p{Nd}]/gu, '');
  const number = bare.replace(/^0+/, '');
  const found: SQL[] = [];
  if (bare.length >= SHORTEST_PART) found.push(hasCode(bare));
  // A number is written with the country's code, and typed without it.
  if (/^0\d+$/.test(bare) && number.length >= SHORTEST_PART) found.push(hasCode(number));
  return found;
}

const hasCode = (part: string): SQL =>
  sql`${lead.codes} like ${once(sql`'%' || nullif(squeezed(${part}), '') || '%'`)}`;

/** Returns one lead of a seller, or null. */
export function findLead(db: Database, sellerId: string, id: string): Promise<LeadRow | null> {
  return firstRow(
    selectLeads(db, sql<string[]>`array[]::text[]`).where(
      and(eq(lead.sellerId, sellerId), eq(lead.id, id)),
    ),
  );
}

const MOST_OTHERS = 50;

/** Returns the other leads of a customer, newest first. */
export function listOthers(db: Database, customerId: string, id: string): Promise<LeadRow[]> {
  return selectLeads(db, sql<string[]>`array[]::text[]`)
    .where(and(eq(lead.customerId, customerId), ne(lead.id, id), isNull(lead.junkAt)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(MOST_OTHERS);
}

/** What a history shows at most: the newest. */
const MOST_EVENTS = 500;

/** Returns what happened to a lead, the oldest first; of a very long history the newest. */
export async function listEvents(db: Database, leadId: string) {
  const { id, kind, from, to, words, actorRole, actorName, at } = leadEvent;
  const newest = await db
    .select({ id, kind, from, to, words, actorRole, actorName, at })
    .from(leadEvent)
    .where(eq(leadEvent.leadId, leadId))
    .orderBy(desc(id))
    .limit(MOST_EVENTS);
  return newest.reverse();
}

export type LeadEventRow = Awaited<ReturnType<typeof listEvents>>[number];
