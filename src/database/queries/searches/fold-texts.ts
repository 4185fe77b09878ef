import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

/** Returns texts as searches compare them: without case and accents, with single spaces. */
export async function foldTexts(db: Database, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`select btrim(regexp_replace(folded(given), '\\s+', ' ', 'g')) as text
      from unnest(${sql.param(texts)}::text[]) with ordinality as t (given, number) order by number`,
  );
  return rows.map((row) => row.text);
}

const spaced = (text: string) => (text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).join(' ');

/** Likewise, of letters and digits alone, as the words of synonyms are compared; '' where there are none. */
export async function foldWords(db: Database, texts: readonly string[]): Promise<string[]> {
  return (await foldTexts(db, texts)).map(spaced);
}
