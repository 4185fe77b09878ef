import {
  MOST_TEMPLATES,
  type ReplyTemplate,
  type ReplyTemplateEdit,
  type ReplyTemplateInput,
  type ReplyTexts,
} from '#contracts/leads/reply-template.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  deleteReplyTemplate,
  insertReplyTemplate,
  listReplyTemplates,
  lockReplyTemplates,
  moveReplyTemplate,
  type ReplyTemplateRow,
  updateReplyTemplate,
} from '#database/queries/leads/reply-templates.ts';
import { languageOfText, textsOf } from '#domain/leads/reply-text.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { write } from '../write.ts';

/** Returns a seller's templates in their order. */
export async function readReplyTemplates(db: Database, sellerId: string): Promise<ReplyTemplate[]> {
  return (await listReplyTemplates(db, sellerId)).map(present);
}

/** Adds a template as the last; 409 past fifty. */
export function addReplyTemplate(
  context: AppContext,
  actor: SellerActor,
  input: ReplyTemplateInput,
): Promise<ReplyTemplate> {
  return write(context, async (db) => {
    const rows = await lockReplyTemplates(db, actor.id);
    if (rows.length >= MOST_TEMPLATES) throw tooMany();
    const position = (rows.at(-1)?.position ?? -1) + 1;
    const row = { ...writtenOf(input), id: newId(), sellerId: actor.id, position, version: 1 };
    await insertReplyTemplate(db, row);
    await tell(db, actor, 'add-reply-template', row.id);
    return present(row);
  });
}

/** Changes a template or its position; 404 for another seller's, 409 where it was changed meanwhile. */
export function editReplyTemplate(
  context: AppContext,
  actor: SellerActor,
  id: string,
  { position, version, ...input }: ReplyTemplateEdit,
): Promise<ReplyTemplate> {
  return write(context, async (db) => {
    const rows = await lockReplyTemplates(db, actor.id);
    const before = rows.find((row) => row.id === id);
    if (before === undefined) throw notFound('template');
    if (version !== undefined && version !== before.version) throw stale();
    await updateReplyTemplate(db, id, writtenOf(input));
    if (position !== undefined) await move(db, rows, before, position);
    await tell(db, actor, 'edit-reply-template', id);
    const after = (await listReplyTemplates(db, actor.id)).find((row) => row.id === id);
    if (after === undefined) throw notFound('template');
    return present(after);
  });
}

export function removeReplyTemplate(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<void> {
  return write(context, async (db) => {
    const rows = await lockReplyTemplates(db, actor.id);
    if (!rows.some((row) => row.id === id)) throw notFound('template');
    await deleteReplyTemplate(db, actor.id, id);
    await tell(db, actor, 'delete-reply-template', id);
  });
}

async function move(
  db: Database,
  rows: readonly ReplyTemplateRow[],
  moved: ReplyTemplateRow,
  position: number,
): Promise<void> {
  const others = rows.filter((row) => row !== moved);
  const ordered = [...others.slice(0, position), moved, ...others.slice(position)];
  for (const [index, row] of ordered.entries()) {
    if (row.position !== index) await moveReplyTemplate(db, row.id, index);
  }
}

const tell = (db: Database, actor: SellerActor, action: string, entityId: string) =>
  audit(db, actor, { action, entity: 'reply-template', entityId });

const present = ({
  id,
  name,
  text,
  texts,
  position,
  version,
}: ReplyTemplateRow): ReplyTemplate => ({
  _id: id,
  name,
  // What version 1.0 has written since is all that there is.
  texts: texts !== null && textsOf(texts).includes(text) ? texts : alone(text),
  text,
  position,
  version,
});

const alone = (text: string): ReplyTexts => ({ [languageOfText(text)]: text });

/** Returns a template's texts as they are stored; 422 where there is none. */
function writtenOf({ name, text, texts }: ReplyTemplateInput) {
  const given = texts ?? (text === undefined ? {} : alone(text));
  const [first] = textsOf(given);
  if (first === undefined) throw invalid('text', said('fieldRequired', { label: 'Text' }));
  return { name, text: first, texts: given };
}

const tooMany = () => failure(409, 'too-many', said('tooManyTemplates', { most: MOST_TEMPLATES }));
