import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#languages/languages.ts';
import { type Database, firstRow } from '../../database.ts';
import { mailText } from '../../schema/operation/mail.ts';

export type MailTextRow = typeof mailText.$inferSelect;

const { kind, language, subject, text, by, changedAt, version } = mailText;
const columns = { kind, language, subject, text, by, changedAt, version };

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
