import { newId } from '#database/new-id.ts';
import { lockAttributes } from '#database/queries/attributes/attribute-entries.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import { insertAttribute, replaceChoices } from '#database/queries/attributes/write-attribute.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { serverTexts } from '#languages/server-texts.ts';
import { inTranslations } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

const STATE = 'audience';

const choices = [
  { label: 'Men', key: 'men' },
  { label: 'Women', key: 'women' },
  { label: 'Everybody', key: 'everybody' },
  { label: 'Children', key: 'children' },
] as const;

/**
 * Gives a new shop the attribute that says for whom products are, once and in no category yet: what admins make of it stays
 * so (docs/behaviour/rules.md#synonyms). A shop that has attributes gets none.
 */
export async function seedAudience(context: AppContext): Promise<void> {
  if ((await findSiteState(context.db, STATE)) !== null) return;
  await write(context, async (db, touch) => {
    await lockAttributes(db);
    // Another process may have been first.
    if ((await findSiteState(db, STATE)) !== null) return;
    await setSiteState(db, STATE, 'seeded');
    if ((await listAttributes(db)).length > 0) return;
    const id = newId();
    await insertAttribute(db, {
      ...{ id, code: 'for', name: 'For', kind: 'choice', filterable: true },
      ...inTranslations(['name'], (_, language) => serverTexts[language].audience.forWhom),
    });
    await replaceChoices(
      db,
      id,
      choices.map(({ label, key }) => ({
        ...{ label, swatch: null },
        ...inTranslations(['label'], (_, language) => serverTexts[language].audience[key]),
      })),
      [],
    );
    touch(cacheTags.attributes);
  });
}
