import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  foldWords,
  insertSynonyms,
  lockSynonyms,
  type SynonymRow,
  updateSynonym,
} from '#database/queries/searches/synonyms.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { type Language, languageNames } from '#languages/languages.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';
import { calledIn, seededSynonyms } from './seeded-synonyms.ts';
import { writeMeanings } from './write-meanings.ts';

/** What a shop has been given: the languages of its first synonyms. */
const STATE = 'synonyms';
/** So release 1.0.0 says it, which had few of the Hindi words. */
const OF_FIRST_RELEASE = 'seeded';

/**
 * Gives a new shop its first groups of synonyms, and one that has them the words of languages that have come since, each
 * once: what admins change or delete of them stays so. A shop with groups of its own alone gets none.
 */
export async function seedSynonyms(context: AppContext): Promise<void> {
  if (lackingIn(await findSiteState(context.db, STATE)).length === 0) return;
  await write(context, async (db, touch) => {
    const groups = await lockSynonyms(db);
    // Another process may have been first.
    const state = await findSiteState(db, STATE);
    const lacking = lackingIn(state);
    if (lacking.length === 0) return;
    await setSiteState(db, STATE, languageNames.join(' '));
    if (state !== null) await addWords(db, groups, lacking);
    else if (groups.length === 0) await addGroups(db, context.now());
    touch(cacheTags.searches);
  });
}

/** The languages whose words a shop has not been given. */
function lackingIn(state: string | null): Language[] {
  const given = state === OF_FIRST_RELEASE ? ['en', 'ar'] : (state ?? '').split(' ');
  return languageNames.filter((language) => !given.includes(language));
}

async function addGroups(db: Database, now: Date): Promise<void> {
  const rows = seededSynonyms.map((group) => ({
    ...{ ...group, id: newId(), createdAt: now, updatedAt: now },
  }));
  await insertSynonyms(db, rows);
  await writeMeanings(db, rows, null);
}

/** Adds the words of languages to those first groups that no admin has changed. */
async function addWords(
  db: Database,
  groups: readonly SynonymRow[],
  languages: readonly Language[],
): Promise<void> {
  const words = groups.flatMap((group) => group.words);
  const known = new Set(await foldWords(db, words));
  const changed: SynonymRow[] = [];
  for (const group of groups) {
    const [name = ''] = group.words;
    const first = seededSynonyms.find(
      ({ kind, words: [head] }) => kind === 'same' && head === name,
    );
    const isOurs = group.words.every((word) => first?.words.includes(word));
    if (group.kind !== 'same' || !isOurs || +group.updatedAt !== +group.createdAt) continue;
    const called = languages.flatMap((language) => calledIn(language, name));
    const folded = await foldWords(db, called);
    const added = called.filter((_, at) => !known.has(folded[at] ?? ''));
    if (added.length > 0) changed.push({ ...group, words: [...group.words, ...added] });
  }
  for (const { id, kind, words: all, updatedAt } of changed) {
    await updateSynonym(db, id, { kind, words: all, updatedAt });
  }
  const byId = new Map(changed.map((group) => [group.id, group]));
  const after = groups.map((group) => byId.get(group.id) ?? group);
  await writeMeanings(db, after, null);
}
