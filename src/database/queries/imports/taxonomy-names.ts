import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';

export type TaxonomyName = {
  id: string;
  name: string;
  /** Empty where it has none. */
  nameArabic: string;
  parentId: string;
  listed: boolean;
};

const isListed = ({ status }: Record<'status', SQLWrapper>) => sql<boolean>`${status} = 'LISTED'`;

/** Returns the names of the whole taxonomy, which an import's rows use. */
export async function listTaxonomyNames(db: Database): Promise<{
  categories: TaxonomyName[];
  subCategories: TaxonomyName[];
  productTypes: TaxonomyName[];
}> {
  const categories = await db
    .select({
      id: category.id,
      name: category.name,
      nameArabic: category.nameArabic,
      listed: isListed(category),
    })
    .from(category);
  const subCategories = await db
    .select({
      ...{ id: subCategory.id, name: subCategory.name, parentId: subCategory.categoryId },
      nameArabic: subCategory.nameArabic,
      listed: isListed(subCategory),
    })
    .from(subCategory);
  const productTypes = await db
    .select({
      ...{ id: productType.id, name: productType.name, parentId: productType.subCategoryId },
      nameArabic: productType.nameArabic,
      listed: isListed(productType),
    })
    .from(productType);
  return {
    categories: categories.map((row) => ({ ...row, parentId: '' })),
    subCategories,
    productTypes,
  };
}
