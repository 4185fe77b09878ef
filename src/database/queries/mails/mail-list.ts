import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MailQuery } from '#contracts/calls/mails.ts';
import type { Language } from '#languages/languages.ts';
import { type Database, firstRow } from '../../database.ts';
import { mail, mailText } from '../../schema/mail.ts';
import { holds } from '../catalogue/catalogue-columns.ts';
import { newestFirst } from '../inbox.ts';
import { countMatching, type PageOf, pageOf, tableRows } from '../lists/page-of.ts';

const { id, email, subject, state, attempts, leasedUntil, nextAt, problem, createdAt, settledAt } =
  mail;
/** Neither the text nor what could be made of it. */
const shown = {
  id,
  email,
  subject,
  state,
  attempts,
  leasedUntil,
  nextAt,
  problem,
  createdAt,
  settledAt,
};

export type MailRow = Pick<typeof mail.$inferSelect, keyof typeof shown>;

/** Returns mails without their text, newest first: all, or only those in one state. */
export function listMails(db: Database, query: MailQuery): Promise<PageOf<MailRow>> {
  const where = and(holds(query.q, email, subject), query.state && eq(state, query.state));
  return pageOf({
    ...newestFirst(query, createdAt, id),
    ...tableRows(db, mail, shown, where),
    count: () => countMatching(db, mail, where),
  });
}

const isTo = (address: string) => eq(sql`lower(${email})`, address);

/** Returns the mails to an address (in lower case), the oldest first, without their text. */
export function listMailsTo(db: Database, address: string) {
  return db
    .select({ email, subject, state, createdAt, settledAt })
    .from(mail)
    .where(isTo(address))
    .orderBy(asc(createdAt), asc(id));
}

/** Returns those of some ids that there is a mail of. */
export async function knownMails(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id })
    .from(mail)
    .where(inArray(id, [...ids]));
  return rows.map((row) => row.id);
}

/** Removes the mails to an address (in lower case), also those that wait. Returns how many. */
export async function deleteMailsTo(db: Database, address: string): Promise<number> {
  const rows = await db.delete(mail).where(isTo(address)).returning({ id });
  return rows.length;
}

export type MailTextRow = typeof mailText.$inferSelect;

const { kind, language, text, by, changedAt, version } = mailText;
const columns = { kind, language, subject: mailText.subject, text, by, changedAt, version };

/** Returns the words that were written anew in a language. */
export const listMailTexts = (db: Database, of: Language): Promise<MailTextRow[]> =>
  db.select(columns).from(mailText).where(eq(mailText.language, of));

/** The same of some kinds, in every language. */
export const findMailTexts = (db: Database, kinds: readonly string[]): Promise<MailTextRow[]> =>
  db
    .select(columns)
    .from(mailText)
    .where(inArray(kind, [...kinds]));

const isOne = (which: string, of: Language) => and(eq(kind, which), eq(language, of));

/** Saves words in place of version `version`, 0 where there are none; null where another version is there. */
export function saveMailText(
  db: Database,
  { version: seen, ...row }: MailTextRow,
): Promise<MailTextRow | null> {
  if (seen === 0) {
    return firstRow(db.insert(mailText).values(row).onConflictDoNothing().returning(columns));
  }
  return firstRow(
    db
      .update(mailText)
      .set({ ...row, version: sql`${version} + 1` })
      .where(and(isOne(row.kind, row.language), eq(version, seen)))
      .returning(columns),
  );
}

/** Removes words that were written anew; returns them. */
export const deleteMailText = (
  db: Database,
  which: string,
  of: Language,
): Promise<MailTextRow | null> =>
  firstRow(db.delete(mailText).where(isOne(which, of)).returning(columns));
