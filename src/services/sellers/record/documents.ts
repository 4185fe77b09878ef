import { fileDocument as fileDocumentCall } from '#contracts/calls/seller-record.ts';
import {
  type DocumentEdit,
  type DocumentInput,
  type FiledDocument,
  MOST_FILED_BYTES,
  MOST_FILED_DOCUMENTS,
} from '#contracts/sellers/seller-record.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  countFiled,
  type DocumentRow,
  lockDocument,
  removeDocument,
  updateDocument,
} from '#database/queries/sellers/documents.ts';
import { insertSellerDocument } from '#database/queries/sellers/messages.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, invalid, notFound, stale } from '../../failure.ts';
import type { UploadedFile } from '../../media/receive-file.ts';
import { write, writeAs } from '../../write.ts';
import { readDocument } from '../messages.ts';
import { presentDocument } from './read-record.ts';

/**
 * Files a document of a seller in whatever state, for admins alone: identified by content (415, 422) and stored in
 * the database. 413 past what is kept of one seller, 409 where what it replaces is replaced already.
 */
export async function fileDocument(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
  { title, expiresOn, replaces }: DocumentInput,
  [file]: readonly UploadedFile<'document'>[],
): Promise<FiledDocument> {
  if (file === undefined) throw invalid('document1', toAdmins('Choose a document.'));
  const { part, ...content } = await readDocument(file);
  return writeAs(context, actor, fileDocumentCall, async (db) => {
    if ((await lockSeller(db, sellerId)) === null) throw notFound('seller');
    const filed = await countFiled(db, sellerId);
    if (filed.documents >= MOST_FILED_DOCUMENTS || filed.bytes + content.bytes > MOST_FILED_BYTES) {
      throw tooMany(part);
    }
    if (replaces !== undefined) await replace(db, sellerId, replaces, context.now());
    const document = {
      ...{ id: newId(), sellerId, messageId: null, title, expiresOn, replacedAt: null },
      ...{ filedBy: actor.name, createdAt: context.now(), version: 1 },
    };
    await insertSellerDocument(db, { ...document, ...content });
    await tell(db, actor, 'file-seller-document', { after: { ...document, name: content.name } });
    const { content: _, ...file } = content;
    return presentDocument({ ...document, ...file });
  });
}

/** Says what a document is and when it expires; 409 where it was changed since. */
export function editDocument(
  context: AppContext,
  actor: AdminActor,
  documentId: string,
  { title, expiresOn, version }: DocumentEdit,
): Promise<FiledDocument> {
  return write(context, async (db) => {
    const before = await lockDocument(db, documentId);
    if (before === null) throw notFound('document');
    if (before.version !== version) throw stale();
    await updateDocument(db, documentId, { title, expiresOn });
    const after = { ...before, title, expiresOn, version: version + 1 };
    await tell(db, actor, 'edit-seller-document', { before, after });
    return presentDocument(after);
  });
}

/** Deletes a document, one that the seller has sent as well. */
export async function deleteDocument(
  context: AppContext,
  actor: AdminActor,
  documentId: string,
): Promise<void> {
  await write(context, async (db) => {
    const before = await lockDocument(db, documentId);
    if (before === null) throw notFound('document');
    await removeDocument(db, documentId);
    await tell(db, actor, 'delete-seller-document', { before });
  });
}

/** Marks a seller's document as replaced. */
async function replace(db: Database, sellerId: string, id: string, at: Date): Promise<void> {
  const document = await lockDocument(db, id);
  if (document === null || document.sellerId !== sellerId) throw notFound('document');
  if (document.replacedAt !== null) throw stale();
  await updateDocument(db, id, { replacedAt: at });
}

type Told = Pick<DocumentRow, 'id' | 'sellerId' | 'title' | 'expiresOn' | 'name'>;

async function tell(
  db: Database,
  actor: AdminActor,
  action: string,
  { before, after }: { before?: Told; after?: Told },
): Promise<void> {
  const shown = ({ id, title, expiresOn, name }: Told) => ({
    document: id,
    title,
    expiresOn,
    name,
  });
  const sellerId = (after ?? before)?.sellerId ?? '';
  await audit(db, actor, {
    action,
    entity: 'seller',
    entityId: sellerId,
    ...(before && { before: shown(before) }),
    ...(after && { after: shown(after) }),
  });
}

function tooMany(part: string) {
  const megabytes = MOST_FILED_BYTES / 1024 / 1024;
  const message = toAdmins(
    `A seller can have at most ${MOST_FILED_DOCUMENTS} documents, ${megabytes} MB together. Delete old ones first.`,
  );
  return failure(413, 'too-large', message, { fields: { [part]: message } });
}
