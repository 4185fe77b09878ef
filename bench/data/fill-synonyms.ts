import type { Database } from '#database/database.ts';
import { insertSynonyms, type SynonymRow } from '#database/queries/searches/synonyms.ts';
import { writeMeanings } from '#services/searches/write-meanings.ts';

/** Fills an empty database with groups of synonyms, as an admin's screen writes them. */
export async function fillSynonyms(
  db: Database,
  groups: readonly Pick<SynonymRow, 'kind' | 'words'>[],
): Promise<void> {
  const now = new Date();
  const rows = groups.map(({ kind, words }, index) => ({
    id: `synonyms${String(index).padStart(12, '0')}`,
    kind,
    words,
    createdAt: now,
    updatedAt: now,
  }));
  await insertSynonyms(db, rows);
  await writeMeanings(db, rows, null);
}
