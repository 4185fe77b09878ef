import { findTaxonomyEntryByName } from '#database/queries/demo-facts.ts';
import type { TaxonomyKind } from '#database/queries/taxonomy.ts';
import { categories } from '#demo/catalogue/categories.ts';
import { translated } from '#demo/catalogue/translated.ts';
import type { DemoListing, DemoPicture } from '#demo/catalogue/types.ts';
import type { KnownActor } from '#domain/policy.ts';
import { inTranslations } from '#languages/translations.ts';
import type { AppContext } from '#services/app-context.ts';
import { addTaxonomyEntry } from '#services/catalogue/taxonomy-entries.ts';
import { daysAgo, inParallel, uploadDemoFile } from './demo-file.ts';

/** Ids of the taxonomy by `category`, `category/sub-category` and `category/sub-category/type`. */
export type TaxonomyIds = ReadonlyMap<string, string>;

type DemoTaxonomyEntry = {
  name: string;
  description: string;
  status: DemoListing;
  picture: DemoPicture | null;
  daysAgo: number;
};
type Parents = { categoryId?: string; subCategoryId?: string };

/** Adds the demo's missing categories, sub-categories and types. */
export async function loadTaxonomy(context: AppContext, admin: KnownActor): Promise<TaxonomyIds> {
  const ids = new Map<string, string>();

  async function add(key: string, kind: TaxonomyKind, entry: DemoTaxonomyEntry, parents: Parents) {
    const id =
      (await findTaxonomyEntryByName(context.db, kind, entry.name, parents)) ??
      (await addNew(key, kind, entry, parents));
    ids.set(key, id);
    return id;
  }

  async function addNew(
    key: string,
    kind: TaxonomyKind,
    entry: DemoTaxonomyEntry,
    parents: Parents,
  ): Promise<string> {
    const { name, description, status, picture } = entry;
    const focus = picture?.focus && { focusX: picture.focus.x, focusY: picture.focus.y };
    const upload =
      picture === null ? undefined : await uploadDemoFile(context, 'image', 'image', picture.file);
    const moment = daysAgo(context.now(), entry.daysAgo, name.length);
    const then = { ...context, now: () => moment };
    const fields = {
      ...{ name, description, status, ...focus, ...parents },
      ...inTranslations(
        ['name', 'description'],
        (field, language) => translated[language].taxonomy[key]?.[field],
      ),
    };
    return addTaxonomyEntry(then, admin, kind, fields, upload);
  }

  await inParallel(categories, async (category) => {
    const categoryId = await add(category.key, 'category', category, {});
    await inParallel(category.subCategories, async (sub) => {
      const subKey = `${category.key}/${sub.key}`;
      const subCategoryId = await add(subKey, 'sub-category', sub, { categoryId });
      for (const type of sub.types) {
        await add(`${subKey}/${type.key}`, 'product-type', type, { categoryId, subCategoryId });
      }
    });
  });
  return ids;
}
