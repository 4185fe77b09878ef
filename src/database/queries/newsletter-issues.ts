import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Block } from '#contracts/content/page.ts';
import type { NewsletterIssueQuery } from '#contracts/newsletter-issue.ts';
import type { TranslationKey } from '#languages/translations.ts';
import { type Database, firstRow } from '../database.ts';
import { newsletterSubscriber } from '../schema/activity.ts';
import { mail, newsletterIssue, newsletterPicture } from '../schema/mail.ts';
import { storedWhole, wholeTranslations } from '../schema/translations.ts';
import { holds } from './catalogue/catalogue-columns.ts';
import { newestFirst } from './inbox.ts';
import { type PageOf, pageOf, tableRows } from './lists/page-of.ts';
import { missingPictures } from './media/media-assets.ts';

/** A newsletter in one language as it is kept: without blocks where a process of release 1.0.0 wrote it. */
export type KeptText = { subject: string; text: string; blocks?: Block[] | null };

type Written<Issue> = Omit<Issue, 'translations'> & Record<TranslationKey, KeptText | null>;
export type IssueRow = Written<typeof newsletterIssue.$inferSelect>;

const { id, subject, text, blocks, translations, state, position, mailed, readers } =
  newsletterIssue;
const { by, sentBy, createdAt, sentAt, sendAt, version } = newsletterIssue;
const columns = {
  ...{ id, subject, text, blocks, state, position, mailed, readers, by, sentBy },
  ...wholeTranslations<KeptText>(translations),
  ...{ createdAt, sentAt, sendAt, version },
};

export function listIssues(db: Database, query: NewsletterIssueQuery): Promise<PageOf<IssueRow>> {
  const where = holds(query.q, subject);
  return pageOf({
    ...newestFirst(query, createdAt, id),
    ...tableRows(db, newsletterIssue, columns, where),
  });
}

export const findIssue = (db: Database, issueId: string): Promise<IssueRow | null> =>
  firstRow(db.select(columns).from(newsletterIssue).where(eq(id, issueId)));

/** Returns a newsletter, locked until the transaction ends. */
export const lockIssue = (db: Database, issueId: string): Promise<IssueRow | null> =>
  firstRow(db.select(columns).from(newsletterIssue).where(eq(id, issueId)).for('update'));

/** Returns one that is being sent and that no other process works on, locked; null where there is none. */
export const lockSendingIssue = (db: Database): Promise<IssueRow | null> =>
  firstRow(
    db
      .select(columns)
      .from(newsletterIssue)
      .where(eq(state, 'sending'))
      .orderBy(asc(id))
      .limit(1)
      .for('update', { skipLocked: true }),
  );

/** Returns a draft whose moment has come and that no other process works on, locked; null where there is none. */
export const lockDueIssue = (db: Database, now: Date): Promise<IssueRow | null> =>
  firstRow(
    db
      .select(columns)
      .from(newsletterIssue)
      .where(and(eq(state, 'draft'), lte(sendAt, now)))
      .orderBy(asc(sendAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );

type New = KeptText &
  Record<TranslationKey, KeptText | null> & { id: string; by: string; createdAt: Date };

export async function insertIssue(db: Database, values: New): Promise<void> {
  await db.insert(newsletterIssue).values(storedWhole(values));
}

/** Changes a newsletter, whose version goes up. */
export async function updateIssue(
  db: Database,
  issueId: string,
  values: Partial<Written<typeof newsletterIssue.$inferInsert>>,
): Promise<void> {
  const next = { ...storedWhole(values, translations), version: sql`${version} + 1` };
  await db.update(newsletterIssue).set(next).where(eq(id, issueId));
}

/** Adds pictures to those of a newsletter; returns those that are not there, with which nothing is added. */
export async function addIssuePictures(
  db: Database,
  issueId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const missing = await missingPictures(db, ids);
  if (missing.length > 0) return missing;
  await db
    .insert(newsletterPicture)
    .values(ids.map((mediaId) => ({ issueId, mediaId })))
    .onConflictDoNothing();
  return [];
}

export async function deleteIssue(db: Database, issueId: string): Promise<void> {
  await db.delete(newsletterIssue).where(eq(id, issueId));
}

const reader = newsletterSubscriber;
const confirmedBy = (moment: Date) => and(lte(reader.confirmedAt, moment), isNull(reader.setAside));

export const countReaders = (db: Database, confirmed: Date): Promise<number> =>
  db.$count(reader, confirmedBy(confirmed));

/** Returns the next readers behind one, in the order of their ids, of those confirmed by a moment. */
export const nextReaders = (db: Database, after: string, confirmed: Date, limit: number) =>
  db
    .select({ id: reader.id, email: reader.email, language: reader.language })
    .from(reader)
    .where(and(gt(reader.id, after), confirmedBy(confirmed)))
    .orderBy(asc(reader.id))
    .limit(limit);

/** How many mails are due, or wait for the server, counted up to a limit: one whose own fault it is holds nothing up. */
export async function countDueMails(db: Database, now: Date, limit: number): Promise<number> {
  const waiting = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.state, 'waiting'), or(mail.isHeld, lte(mail.nextAt, now))))
    .limit(limit)
    .as('waiting');
  return db.$count(waiting);
}
