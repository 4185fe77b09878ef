import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { sellerNote } from '../../schema/accounts/seller-identity.ts';

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
  const [row] = await db.insert(sellerNote).values(note).returning();
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
    .returning();
  return row as NoteRow;
}

export async function removeNote(db: Database, noteId: string): Promise<void> {
  await db.delete(sellerNote).where(eq(id, noteId));
}
