import { findPlaceByName } from '#database/queries/demo-facts.ts';
import type { PlaceKind } from '#database/queries/places.ts';
import { categories } from '#demo/catalogue/categories.ts';
import type { DemoListing, DemoPicture } from '#demo/catalogue/types.ts';
import type { KnownActor } from '#domain/policy.ts';
import { addPlace } from '#services/catalogue/add-place.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { uploadDemoFile } from './demo-file.ts';
import { daysAgo } from './demo-time.ts';
import { AT_A_TIME, inParallel } from './in-parallel.ts';

/** Ids of the places by `category`, `category/sub-category` and `category/sub-category/type`. */
export type PlaceIds = ReadonlyMap<string, string>;

type DemoPlace = {
  name: string;
  description: string;
  status: DemoListing;
  picture: DemoPicture | null;
  daysAgo: number;
};
type Parents = { categoryId?: string; subCategoryId?: string };

/** Adds the demo's categories, sub-categories and types that are not there yet. */
export async function loadPlaces(market: Marketplace, admin: KnownActor): Promise<PlaceIds> {
  const ids = new Map<string, string>();

  async function add(key: string, kind: PlaceKind, place: DemoPlace, parents: Parents) {
    const id =
      (await findPlaceByName(market.db, kind, place.name, parents)) ??
      (await addNew(kind, place, parents));
    ids.set(key, id);
    return id;
  }

  async function addNew(kind: PlaceKind, place: DemoPlace, parents: Parents): Promise<string> {
    const { name, description, status, picture } = place;
    const upload =
      picture === null ? undefined : await uploadDemoFile(market, 'image', 'image', picture.file);
    const moment = daysAgo(market.now(), place.daysAgo, name.length);
    const then = { ...market, now: () => moment };
    return addPlace(then, admin, kind, { name, description, status, ...parents }, upload);
  }

  await inParallel(categories, AT_A_TIME, async (category) => {
    const categoryId = await add(category.key, 'category', category, {});
    await inParallel(category.subCategories, AT_A_TIME, async (sub) => {
      const subKey = `${category.key}/${sub.key}`;
      const subCategoryId = await add(subKey, 'sub-category', sub, { categoryId });
      for (const type of sub.types) {
        await add(`${subKey}/${type.key}`, 'product-type', type, { categoryId, subCategoryId });
      }
    });
  });
  return ids;
}
