import type { Database } from '../../database.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';

export type TaxonomyName = { id: string; name: string; parentId: string };

/** Returns the names of the whole taxonomy, which an import's rows use. */
export async function listTaxonomyNames(db: Database): Promise<{
  categories: TaxonomyName[];
  subCategories: TaxonomyName[];
  productTypes: TaxonomyName[];
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
