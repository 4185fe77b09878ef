import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { replyTemplate } from '../../schema/lead.ts';

export type ReplyTemplateRow = typeof replyTemplate.$inferSelect;

const { id, sellerId: ofSeller, name, text, texts, position, version } = replyTemplate;

/** Returns a seller's templates in their order. */
export function listReplyTemplates(db: Database, sellerId: string): Promise<ReplyTemplateRow[]> {
  return db
    .select({ id, sellerId: ofSeller, name, text, texts, position, version })
    .from(replyTemplate)
    .where(eq(replyTemplate.sellerId, sellerId))
    .orderBy(asc(replyTemplate.position), asc(replyTemplate.id));
}

/** The same, while nobody else changes any of them. */
export async function lockReplyTemplates(
  db: Database,
  sellerId: string,
): Promise<ReplyTemplateRow[]> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('reply-templates ' || ${sellerId}, 0))`,
  );
  return listReplyTemplates(db, sellerId);
}

export async function insertReplyTemplate(db: Database, row: ReplyTemplateRow): Promise<void> {
  await db.insert(replyTemplate).values(row);
}

/** Changes a template, and its version with it. */
export async function updateReplyTemplate(
  db: Database,
  id: string,
  changes: Partial<Pick<ReplyTemplateRow, 'name' | 'text' | 'texts' | 'position'>>,
): Promise<void> {
  await db
    .update(replyTemplate)
    .set({ ...changes, version: sql`${replyTemplate.version} + 1` })
    .where(eq(replyTemplate.id, id));
}

/** Says where templates stand, which is no change of what they say. */
export async function moveReplyTemplate(db: Database, id: string, position: number): Promise<void> {
  await db.update(replyTemplate).set({ position }).where(eq(replyTemplate.id, id));
}

export async function deleteReplyTemplate(
  db: Database,
  sellerId: string,
  id: string,
): Promise<void> {
  await db
    .delete(replyTemplate)
    .where(and(eq(replyTemplate.sellerId, sellerId), eq(replyTemplate.id, id)));
}
