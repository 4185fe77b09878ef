import { newId } from '#database/new-id.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import { lockAttributes } from '#database/queries/attributes/lock-attributes.ts';
import { insertAttribute, replaceChoices } from '#database/queries/attributes/write-attribute.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

const STATE = 'audience';

const choices = [
  { label: 'Men', labelArabic: 'رجال' },
  { label: 'Women', labelArabic: 'نساء' },
  { label: 'Everybody', labelArabic: 'للجميع' },
  { label: 'Children', labelArabic: 'أطفال' },
];

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
      ...{ id, code: 'for', name: 'For', nameArabic: 'لمن', kind: 'choice', filterable: true },
    });
    await replaceChoices(
      db,
      id,
      choices.map((choice) => ({ ...choice, swatch: null })),
      [],
    );
    touch(cacheTags.attributes);
  });
}
