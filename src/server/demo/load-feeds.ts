import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '#services/app-context.ts';
import { changeSettings, readSettingsShown } from '#services/settings/settings.ts';
import type { TaxonomyIds } from './load-taxonomy.ts';

/** Google's numbers by the keys of the demo's categories and sub-categories. */
const google: Readonly<Record<string, string>> = {
  ...{ watches: '201', sunglasses: '178', footwear: '187', home: '536' },
  ...{ 'fashion/handbags': '3032', 'fashion/small-leather': '2668', 'fashion/scarves': '177' },
  ...{ 'fashion/fragrance': '479', 'fashion/jewellery': '188', 'home/vessels': '602' },
  ...{ 'home/lighting': '594', 'home/candles': '588', 'home/seating': '443' },
};

/** Lets anybody fetch the demo's product feeds, with Google's categories. */
export async function loadFeeds(
  context: AppContext,
  admin: Extract<KnownActor, { role: 'admin' }>,
  taxonomy: TaxonomyIds,
): Promise<void> {
  const { settings, version } = await readSettingsShown(context);
  const numbers = [...taxonomy].flatMap(([key, id]) => {
    const [category = '', subCategory, type] = key.split('/');
    const number = google[`${category}/${subCategory}`] ?? google[category];
    return subCategory && type === undefined && number ? [[id, number] as const] : [];
  });
  const feeds = { shown: true, google: Object.fromEntries(numbers) };
  await changeSettings(context, admin, { settings: { ...settings, feeds }, version });
}
