import { newId } from '#database/new-id.ts';
import { insertSynonyms, lockSynonyms } from '#database/queries/searches/synonyms.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';
import { seededSynonyms } from './seeded-synonyms.ts';
import { writeMeanings } from './write-meanings.ts';

const STATE = 'synonyms';

/**
 * Gives a new shop its first groups of synonyms, once: what admins change or delete of them stays so. A shop that has
 * groups of its own gets none.
 */
export async function seedSynonyms(context: AppContext): Promise<void> {
  if ((await findSiteState(context.db, STATE)) !== null) return;
  await write(context, async (db, touch) => {
    const groups = await lockSynonyms(db);
    // Another process may have been first.
    if ((await findSiteState(db, STATE)) !== null) return;
    await setSiteState(db, STATE, 'seeded');
    if (groups.length > 0) return;
    const now = context.now();
    const rows = seededSynonyms.map((group) => ({
      ...{ ...group, id: newId(), createdAt: now, updatedAt: now },
    }));
    await insertSynonyms(db, rows);
    await writeMeanings(db, rows, null);
    touch(cacheTags.searches);
  });
}
