import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { LeadState } from '#contracts/leads/lead.ts';
import type { UsedTag } from '#contracts/sellers/seller-record.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { sellerMessage, sellerNote, sellerTag } from '../../schema/accounts/seller-identity.ts';
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

const columns = getTableColumns(sellerNote);
const { id, sellerId, createdAt, version } = sellerNote;

export type NoteRow = typeof sellerNote.$inferSelect;

/** Returns the notes of a seller, newest first. */
export function listNotes(db: Database, ofSeller: string): Promise<NoteRow[]> {
  return db
    .select(columns)
    .from(sellerNote)
    .where(eq(sellerId, ofSeller))
    .orderBy(desc(createdAt), desc(id));
}

export async function insertNote(
  db: Database,
  note: typeof sellerNote.$inferInsert,
): Promise<NoteRow> {
  const [row] = await db.insert(sellerNote).values(note).returning(columns);
  return row as NoteRow;
}

/** Returns a note, locked until the transaction ends. */
export function lockNote(db: Database, noteId: string): Promise<NoteRow | null> {
  return firstRow(db.select(columns).from(sellerNote).where(eq(id, noteId)).for('update'));
}

export async function updateNote(
  db: Database,
  noteId: string,
  changes: Pick<NoteRow, 'text' | 'editedAt'>,
): Promise<NoteRow> {
  const [row] = await db
    .update(sellerNote)
    .set({ ...changes, version: sql`${version} + 1` })
    .where(eq(id, noteId))
    .returning(columns);
  return row as NoteRow;
}

export async function removeNote(db: Database, noteId: string): Promise<void> {
  await db.delete(sellerNote).where(eq(id, noteId));
}

const { key, tag } = sellerTag;

/** The most tags that are offered; whatever is rarer is typed. */
const MOST_USED = 200;

/** What tags are told apart by. */
const keyOfTag = (text: string): string => text.toLowerCase();

/** The tags of a seller by name, as a column. */
export const tagsOf = (ofSeller: SQLWrapper): SQL<string[]> =>
  sql`array(select ${tag} from ${sellerTag} where ${sellerTag.sellerId} = ${ofSeller} order by ${key})`;

export const hasTag = (ofSeller: SQLWrapper, text: string): SQL =>
  sql`${ofSeller} in (select ${sellerTag.sellerId} from ${sellerTag} where ${key} = ${keyOfTag(text)})`;

export async function listTags(db: Database, ofSeller: string): Promise<string[]> {
  const rows = await db
    .select({ tag })
    .from(sellerTag)
    .where(eq(sellerTag.sellerId, ofSeller))
    .orderBy(key);
  return rows.map((row) => row.tag);
}

/** Returns the tags that sellers have, the most used first. */
export function listUsedTags(db: Database): Promise<UsedTag[]> {
  const sellers = sql<number>`count(*)::int`;
  return db
    .select({ tag: sql<string>`min(${tag})`, sellers })
    .from(sellerTag)
    .groupBy(key)
    .orderBy(sql`${sellers} desc`, key)
    .limit(MOST_USED);
}

/** Gives a seller tags, spelled as other sellers have them; those that it has stay. */
export async function addTags(
  db: Database,
  ofSeller: string,
  tags: readonly string[],
): Promise<void> {
  for (const each of tags) {
    await db
      .insert(sellerTag)
      .values({
        sellerId: ofSeller,
        key: keyOfTag(each),
        tag: sql`coalesce((select min(${tag}) from ${sellerTag} where ${key} = ${keyOfTag(each)}), ${each})`,
      })
      .onConflictDoNothing();
  }
}

export async function removeTags(
  db: Database,
  ofSeller: string,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  await db
    .delete(sellerTag)
    .where(and(eq(sellerTag.sellerId, ofSeller), inArray(key, tags.map(keyOfTag))));
}
