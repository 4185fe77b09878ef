import type { Database } from '#database/database.ts';
import {
  findWithinTaxonomyEntry,
  type TaxonomyKind,
  type TaxonomyRow,
} from '#database/queries/taxonomy.ts';
import { cacheTags, ofAppearing } from '#domain/cache-tags.ts';
import { withTranslated } from '#languages/translations.ts';

const own = {
  category: cacheTags.category,
  'sub-category': cacheTags.subCategory,
  'product-type': cacheTags.productType,
};

/** Returns what changes when an entry is added or deleted, which no product is under. */
export function tagsOfTaxonomyEntry(kind: TaxonomyKind, entry: TaxonomyRow): string[] {
  return [
    own[kind](entry.id),
    ...listOf(kind, entry),
    ...headerWith(kind),
    cacheTags.mediaOfTaxonomy,
  ];
}

/** The header of every page, which has no types. */
const headerWith = (kind: TaxonomyKind) => (kind === 'product-type' ? [] : [cacheTags.navigation]);

/** The list that an entry is in: of all categories, or of what is in its category. */
function listOf(kind: TaxonomyKind, { categoryId = '' }: TaxonomyRow): string[] {
  if (kind === 'category') return [cacheTags.categories];
  return [cacheTags.partsOfCategory(categoryId)];
}

/** Returns what changes when an entry is edited. */
export async function tagsOfTaxonomyEdit(
  db: Database,
  kind: TaxonomyKind,
  before: TaxonomyRow,
  after: TaxonomyRow,
): Promise<string[]> {
  const isOther = (...fields: (keyof TaxonomyRow)[]) =>
    fields.some((field) => before[field] !== after[field]);
  const isMoved = isOther('status', 'categoryId', 'subCategoryId');
  return [
    own[kind](after.id),
    ...(isOther('imageId') ? [cacheTags.mediaOfTaxonomy] : []),
    ...(isOther(...withTranslated('name')) ? [cacheTags.label(after.id), cacheTags.searches] : []),
    ...(isOther(...withTranslated('name')) && kind === 'category' ? [cacheTags.categories] : []),
    ...(isOther(...withTranslated('name')) || isMoved ? headerWith(kind) : []),
    ...(isMoved ? await tagsWithin(db, kind, before, after) : []),
  ];
}

/** Tags of every list that changes when all that is under an entry is shown, hidden or moved. */
async function tagsWithin(
  db: Database,
  kind: TaxonomyKind,
  before: TaxonomyRow,
  after: TaxonomyRow,
): Promise<string[]> {
  const { id } = after;
  const { sellerIds, subCategoryIds, productTypeIds } = await findWithinTaxonomyEntry(db, kind, id);
  const categoryIds = [before, after].map((entry) => entry.categoryId ?? id);
  const parents = [before, after].flatMap((entry) => entry.subCategoryId ?? []);
  const subCategories = [
    ...subCategoryIds,
    ...(kind === 'sub-category' ? [id] : kind === 'product-type' ? parents : []),
  ];
  const types = kind === 'product-type' ? [id] : productTypeIds;
  return [
    cacheTags.allProducts,
    ...categoryIds.map(cacheTags.productsInCategory),
    ...subCategories.map(cacheTags.productsInSubCategory),
    ...subCategories.map(cacheTags.productsWithoutType),
    ...types.map(cacheTags.productsOfType),
    ...sellerIds.map(cacheTags.productsOfSeller),
    ...ofAppearing,
    // A type counts the products of another sub-category from now on.
    ...types.map(cacheTags.productType),
    ...categoryIds.map(cacheTags.partsOfCategory),
    cacheTags.label(id),
    cacheTags.categories,
  ];
}
