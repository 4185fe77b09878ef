import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { LeadState } from '#contracts/leads/lead.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { sellerMessage } from '../../schema/accounts/seller-identity.ts';
import { report } from '../../schema/report.ts';

/** How many entries of the audit are read for what a seller was called and reached by before. */
const MOST_ENTRIES = 500;

export type IdentityEntry = {
  actorName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: Date;
};

/** Returns the audit's entries that may have changed what a seller is called and reached by, newest first. */
export async function listIdentityEntries(
  db: Database,
  sellerId: string,
): Promise<IdentityEntry[]> {
  const rows = await rowsOf<Omit<IdentityEntry, 'createdAt'> & { createdAt: string }>(
    db,
    sql`select actor_name as "actorName", before, after, created_at as "createdAt" from audit_entry
      where seller_id = ${sellerId}
        and action in ('update-profile', 'accept-change', 'correct-contact', 'confirm-email')
        and after ?| array['name', 'email', 'phone', 'chatIndia', 'chatEmirates', 'INR', 'DXB']
      order by id desc limit ${MOST_ENTRIES}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Returns what admins have decided on a seller, newest first. */
export function listDecisions(db: Database, sellerId: string) {
  const { about, text, authorName, createdAt } = sellerMessage;
  return db
    .select({
      about: sql<'approved' | 'declined' | 'deactivated'>`${about}`,
      note: text,
      by: authorName,
      createdAt,
    })
    .from(sellerMessage)
    .where(and(eq(sellerMessage.sellerId, sellerId), ne(about, 'message')))
    .orderBy(desc(createdAt), desc(sellerMessage.id));
}

/** Returns how many reports of a seller and its products are open and answered, and when the last came. */
export async function countReports(db: Database, sellerId: string) {
  const row = await firstRow(
    db
      .select({
        open: sql<number>`(count(*) filter (where ${report.answerId} is null))::int`,
        answered: sql<number>`count(${report.answerId})::int`,
        latest: sql<Date | null>`max(${report.createdAt})`.mapWith(report.createdAt),
      })
      .from(report)
      .where(eq(report.sellerId, sellerId)),
  );
  return row ?? { open: 0, answered: 0, latest: null };
}

/** Returns how a seller's leads stand, and when the last came. */
export async function countLeads(db: Database, sellerId: string) {
  const [states, latest] = await Promise.all([
    rowsOf<{ state: LeadState; leads: number }>(
      db,
      sql`select state, sum(leads)::int as leads from lead_count where seller_id = ${sellerId}
        group by state`,
    ),
    firstRow(
      rowsOf<{ at: string }>(
        db,
        sql`select created_at as at from lead where seller_id = ${sellerId} and junk_at is null
          order by created_at desc, id desc limit 1`,
      ),
    ),
  ]);
  return { states, latest: latest === null ? null : new Date(latest.at) };
}
