import type { Database } from '../../database.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';

export type PlaceName = { id: string; name: string; parentId: string };

/** The names of all places, by which an import's rows name them. */
export async function listPlaceNames(db: Database): Promise<{
  categories: PlaceName[];
  subCategories: PlaceName[];
  productTypes: PlaceName[];
}> {
  const categories = await db.select({ id: category.id, name: category.name }).from(category);
  const subCategories = await db
    .select({ id: subCategory.id, name: subCategory.name, parentId: subCategory.categoryId })
    .from(subCategory);
  const productTypes = await db
    .select({ id: productType.id, name: productType.name, parentId: productType.subCategoryId })
    .from(productType);
  return {
    categories: categories.map((row) => ({ ...row, parentId: '' })),
    subCategories,
    productTypes,
  };
}
