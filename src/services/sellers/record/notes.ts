import { MOST_NOTES, type NoteEdit, type SellerNote } from '#contracts/sellers/seller-record.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  insertNote,
  listNotes,
  lockNote,
  type NoteRow,
  removeNote,
  updateNote,
} from '#database/queries/sellers/record.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, notFound, stale } from '../../failure.ts';
import { write } from '../../write.ts';
import { presentNote } from './read-record.ts';

/** Notes something of a seller for admins alone; the audit tells that it was noted, and not what. */
export function addNote(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
  { text }: { text: string },
): Promise<SellerNote> {
  return write(context, async (db) => {
    if ((await lockSeller(db, sellerId)) === null) throw notFound('seller');
    if ((await listNotes(db, sellerId)).length >= MOST_NOTES) {
      throw failure(
        409,
        'too-many',
        toAdmins(
          `A seller has ${MOST_NOTES} notes at most. Delete one of yours that is over first.`,
        ),
      );
    }
    const note = await insertNote(db, {
      id: newId(),
      sellerId,
      authorId: actor.id,
      authorName: actor.name,
      text,
      createdAt: context.now(),
    });
    await tell(db, actor, 'add-seller-note', note);
    return presentNote(note);
  });
}

/** Changes a note of one's own: 403 where another admin wrote it, 409 where it was changed since. */
export function editNote(
  context: AppContext,
  actor: AdminActor,
  noteId: string,
  { text, version }: NoteEdit,
): Promise<SellerNote> {
  return write(context, async (db) => {
    const before = await lockOwnNote(db, actor, noteId);
    if (before.version !== version) throw stale();
    const note = await updateNote(db, noteId, { text, editedAt: context.now() });
    await tell(db, actor, 'edit-seller-note', note);
    return presentNote(note);
  });
}

export async function deleteNote(
  context: AppContext,
  actor: AdminActor,
  noteId: string,
): Promise<void> {
  await write(context, async (db) => {
    const note = await lockOwnNote(db, actor, noteId);
    await removeNote(db, noteId);
    await tell(db, actor, 'delete-seller-note', note);
  });
}

async function lockOwnNote(db: Database, actor: AdminActor, noteId: string): Promise<NoteRow> {
  const note = await lockNote(db, noteId);
  if (note === null) throw notFound('note');
  if (note.authorId !== actor.id) {
    throw failure(
      403,
      'not-yours',
      toAdmins(
        'Only the admin who wrote a note can change or delete it. Add a note of your own instead.',
      ),
    );
  }
  return note;
}

const tell = (db: Database, actor: AdminActor, action: string, { id, sellerId }: NoteRow) =>
  audit(db, actor, { action, entity: 'seller', entityId: sellerId, after: { note: id } });
