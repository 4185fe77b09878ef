import { and, eq, sql } from 'drizzle-orm';
import type { SynonymQuery } from '#contracts/searches.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { synonym, synonymMeaning } from '../../schema/search.ts';
import { type PageOf, pageOf, type SortBy, tableRows } from '../lists/page-of.ts';

const { id, kind, words, createdAt, updatedAt, version } = synonym;
const columns = { id, kind, words, createdAt, updatedAt, version };

export type SynonymRow = typeof synonym.$inferSelect;

/** Any number that nothing else locks. */
const SYNONYM_LOCK = 5_501_733;

/** Returns all groups, and lets nobody else change any until the transaction ends. */
export async function lockSynonyms(db: Database): Promise<SynonymRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${SYNONYM_LOCK})`);
  return db.select(columns).from(synonym).orderBy(createdAt, id);
}

export async function insertSynonym(
  db: Database,
  values: Pick<SynonymRow, 'id' | 'kind' | 'words' | 'createdAt' | 'updatedAt'>,
): Promise<SynonymRow | null> {
  return firstRow(db.insert(synonym).values(values).returning(columns));
}

export async function insertSynonyms(
  db: Database,
  rows: readonly Pick<SynonymRow, 'id' | 'kind' | 'words' | 'createdAt' | 'updatedAt'>[],
): Promise<void> {
  await db.insert(synonym).values([...rows]);
}

export async function updateSynonym(
  db: Database,
  synonymId: string,
  changes: Pick<SynonymRow, 'kind' | 'words' | 'updatedAt'>,
): Promise<SynonymRow | null> {
  return firstRow(
    db
      .update(synonym)
      .set({ ...changes, version: sql`${version} + 1` })
      .where(eq(id, synonymId))
      .returning(columns),
  );
}

export async function deleteSynonym(db: Database, synonymId: string): Promise<void> {
  await db.delete(synonym).where(eq(id, synonymId));
}

/** Makes these the meanings of all words; rows that stay the same are not written. */
export async function replaceMeanings(
  db: Database,
  pairs: readonly { word: string; meaning: string }[],
): Promise<void> {
  const given = sql`unnest(${sql.param(pairs.map(({ word }) => word))}::text[],
    ${sql.param(pairs.map(({ meaning }) => meaning))}::text[]) as given (word, meaning)`;
  await db.execute(sql`delete from synonym_meaning where (word, meaning) not in
    (select word, meaning from ${given})`);
  await db.execute(sql`insert into synonym_meaning (word, meaning)
    select word, meaning from ${given} on conflict do nothing`);
}

/** Whether a text, as a synonym has it, means something else too. */
export async function hasMeaning(db: Database, text: string): Promise<boolean> {
  const [word = ''] = await foldWords(db, [text]);
  return (await db.$count(synonymMeaning, eq(synonymMeaning.word, word))) > 0;
}

const sortedBy: Record<NonNullable<SynonymQuery['sort']>, SortBy> = {
  word: { column: sql`${words}[1] collate "und-x-icu"`, kind: 'text' },
  updatedAt: { column: sql`${updatedAt}`, kind: 'moment' },
};

/** Returns a page of the groups, by their first words unless told; `q` is a part of any word. */
export function listSynonyms(db: Database, query: SynonymQuery): Promise<PageOf<SynonymRow>> {
  const where = and(
    query.kind === undefined ? undefined : eq(kind, query.kind),
    query.q
      ? sql`exists (select from unnest(${words}) as w (word)
          where strpos(folded(word), folded(${query.q})) > 0)`
      : undefined,
  );
  const { sort = 'word' } = query;
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: query.order ?? (sort === 'word' ? 'asc' : 'desc'),
    id: sql`${id}`,
    ...tableRows(db, synonym, columns, where),
  });
}

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
