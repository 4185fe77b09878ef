import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#languages/languages.ts';
import { type Database, firstRow } from '../../database.ts';
import { mailText } from '../../schema/operation/mail.ts';

export type MailTextRow = typeof mailText.$inferSelect;

/** Returns the words that were written anew in a language. */
export const listMailTexts = (db: Database, language: Language): Promise<MailTextRow[]> =>
  db.select().from(mailText).where(eq(mailText.language, language));

/** The same of some kinds, in every language. */
export const findMailTexts = (db: Database, kinds: readonly string[]): Promise<MailTextRow[]> =>
  db
    .select()
    .from(mailText)
    .where(inArray(mailText.kind, [...kinds]));

const isOne = (kind: string, language: Language) =>
  and(eq(mailText.kind, kind), eq(mailText.language, language));

/** Saves words in place of version `version`, 0 where there are none; null where another version is there. */
export function saveMailText(
  db: Database,
  { version, ...row }: MailTextRow,
): Promise<MailTextRow | null> {
  if (version === 0) {
    return firstRow(db.insert(mailText).values(row).onConflictDoNothing().returning());
  }
  return firstRow(
    db
      .update(mailText)
      .set({ ...row, version: sql`${mailText.version} + 1` })
      .where(and(isOne(row.kind, row.language), eq(mailText.version, version)))
      .returning(),
  );
}

/** Removes words that were written anew; returns them. */
export const deleteMailText = (
  db: Database,
  kind: string,
  language: Language,
): Promise<MailTextRow | null> =>
  firstRow(db.delete(mailText).where(isOne(kind, language)).returning());
