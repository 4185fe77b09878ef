import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { hasPage } from '../../catalogue/is-public.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead, leadEvent } from '../../schema/lead.ts';
import { mail } from '../../schema/mail.ts';
import { notice } from '../../schema/notice.ts';
import { product } from '../../schema/products/product.ts';
import { eraseReceipts } from '../sales.ts';

const state = {
  id: lead.id,
  region: lead.region,
  state: lead.state,
  lostReason: lead.lostReason,
  wonPrice: lead.wonPrice,
  wonCurrency: lead.wonCurrency,
  reservedUntil: lead.reservedUntil,
  followUpOn: lead.followUpOn,
  customerId: lead.customerId,
  assigneeId: lead.assigneeId,
  firstMovedAt: lead.firstMovedAt,
  junkAt: lead.junkAt,
  version: lead.version,
};

/** What of a lead its changes go by. */
export type LeadState = Pick<typeof lead.$inferSelect, keyof typeof state>;
type LeadChanges = Partial<Omit<typeof lead.$inferInsert, 'id' | 'version'>>;
type NewEvent = Omit<typeof leadEvent.$inferInsert, 'id'>;

export function lockLead(db: Database, sellerId: string, id: string): Promise<LeadState | null> {
  return firstRow(
    db
      .select(state)
      .from(lead)
      .where(and(eq(lead.sellerId, sellerId), eq(lead.id, id)))
      .for('update'),
  );
}

/** Changes a lead, and its version with it. */
export async function updateLead(db: Database, id: string, changes: LeadChanges): Promise<void> {
  await db
    .update(lead)
    .set({ ...changes, version: sql`${lead.version} + 1` })
    .where(eq(lead.id, id));
}

export async function insertLeadEvent(db: Database, row: NewEvent): Promise<void> {
  await insertLeadEvents(db, [row]);
}

export async function insertLeadEvents(db: Database, rows: readonly NewEvent[]): Promise<void> {
  await db.insert(leadEvent).values([...rows]);
}

type Unassigned = Pick<NewEvent, 'actorRole' | 'actorId' | 'actorName'> & {
  from: string;
  at: Date;
};

/** Leaves what a member of a seller's staff was to answer to nobody, and tells so in the history where an event is given. */
export async function unassignLeads(
  db: Database,
  { sellerId, assigneeId }: { sellerId: string; assigneeId: string },
  event?: Unassigned,
): Promise<void> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update lead set assignee_id = null, version = version + 1
      where seller_id = ${sellerId} and assignee_id = ${assigneeId} returning id`,
  );
  if (event === undefined || rows.length === 0) return;
  const { from, actorRole, actorId, actorName, at } = event;
  const ids = sql.param(rows.map(({ id }) => id));
  await db.execute(sql`
    insert into lead_event (lead_id, kind, "from", actor_role, actor_id, actor_name, at)
      select unnest(${ids}::text[]), 'ASSIGNED', ${from}, ${actorRole}, ${actorId}, ${actorName},
        ${at.toISOString()}::timestamptz`);
}

/** Locks those of a seller's leads that are there, in one order. */
export function lockLeads(db: Database, sellerId: string, ids: readonly string[]) {
  return db
    .select({ id: lead.id, state: lead.state, isJunk: sql<boolean>`${lead.junkAt} is not null` })
    .from(lead)
    .where(and(eq(lead.sellerId, sellerId), inArray(lead.id, [...ids])))
    .orderBy(asc(lead.id))
    .for('update');
}

/** Marks leads as junk, or with null takes that back, and tells nobody of junk. */
export async function setJunk(
  db: Database,
  ids: readonly string[],
  at: Date | null,
): Promise<void> {
  await db
    .update(lead)
    .set({ junkAt: at, version: sql`${lead.version} + 1` })
    .where(inArray(lead.id, [...ids]));
  if (at !== null) await db.delete(notice).where(inArray(notice.leadId, [...ids]));
}

/** Returns how many notes a lead has, those left out that were erased. */
export function countNotes(db: Database, leadId: string): Promise<number> {
  const { kind, words } = leadEvent;
  return db.$count(leadEvent, and(eq(leadEvent.leadId, leadId), eq(kind, 'NOTE'), ne(words, '')));
}

/**
 * Marks leads as due whose follow-up's day has come, and those whose reservation is over: up to so many of each.
 * Returns how many.
 */
export async function markDue(db: Database, today: string, most: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`with followed as materialized (
        select id from lead where follow_up_on is not null and not is_due
          and follow_up_on <= ${today}::date
          order by follow_up_on, id limit ${most} for update skip locked),
      ended as materialized (
        select id from lead where state = 'RESERVED' and not is_due
          and reserved_until < ${today}::date
          order by created_at, id limit ${most} for update skip locked)
      update lead set is_due = true
        where id in (select id from followed union select id from ended)
        returning id`,
  );
  return rows.length;
}

/** Returns the ids of a customer's leads, locked in their order. */
export async function lockLeadsOf(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: lead.id })
    .from(lead)
    .where(eq(lead.customerId, customerId))
    .orderBy(asc(lead.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Says that something of a person was written on a lead now, which is to be erased in its time. */
export async function markPersonal(db: Database, id: string, now: Date): Promise<void> {
  await db.update(lead).set({ personalAt: now, erasedAt: null }).where(eq(lead.id, id));
}

/** Locks the leads that hold something of a person, last written before a moment, up to a limit. */
export async function lockOldLeads(db: Database, before: Date, most: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from lead
      where erased_at is null
        and coalesce(personal_at, created_at) < ${before.toISOString()}::timestamptz
      order by coalesce(personal_at, created_at), id limit ${most} for update`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Empties what leads hold of a person: words, notes, sizes as typed, whom they and their receipts are of. Mails that tell it go, also those
 * that wait.
 */
export async function eraseLeads(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(lead)
    .set({
      message: '',
      customerId: null,
      erasedAt: now,
      noticeVersion: null,
      version: sql`${lead.version} + 1`,
    })
    .where(inArray(lead.id, [...ids]));
  await db
    .update(enquiry)
    .set({ note: '', size: '' })
    .where(and(inArray(enquiry.leadId, [...ids]), or(ne(enquiry.note, ''), ne(enquiry.size, ''))));
  await db
    .update(leadEvent)
    .set({ words: '' })
    .where(and(inArray(leadEvent.leadId, [...ids]), eq(leadEvent.kind, 'NOTE')));
  await db.delete(mail).where(inArray(mail.leadId, [...ids]));
  await eraseReceipts(db, ids);
}

type NewLead = Pick<
  typeof lead.$inferInsert,
  'id' | 'reference' | 'sellerId' | 'region' | 'source' | 'message' | 'customerId'
> & { createdAt: Date };

export type NewPiece = Omit<typeof enquiry.$inferInsert, 'holds'>;

/** Returns those of these products that have a page, with what an enquiry keeps of them. */
export function findAsked(db: Database, ids: readonly string[]) {
  const { id, name, brand, sellerId, priceINR, priceAED } = product;
  return db
    .select({ id, name, brand, sellerId, priceINR, priceAED })
    .from(product)
    .where(sql`${inArray(id, [...ids])} and ${hasPage}`);
}

/** Adds a lead; returns false where its reference is known. */
export async function insertLead(db: Database, row: NewLead): Promise<boolean> {
  return hasRow(
    db
      .insert(lead)
      .values({ ...row, movedAt: row.createdAt })
      .onConflictDoNothing({ target: lead.reference })
      .returning({ id: lead.id }),
  );
}

/** Adds the pieces of a lead. */
export async function insertPieces(db: Database, rows: readonly NewPiece[]): Promise<void> {
  await db.insert(enquiry).values([...rows]);
}

/** Writes what leads are found by anew, after their products or their customer have changed. */
export async function writeLeadWords(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select write_lead_words(${sql.param([...ids])}::text[])`);
}
