import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Translated } from '#languages/translations.ts';
import type { Database } from '../../database.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import { translatedColumns } from '../../schema/translations.ts';

export type TaxonomyName = {
  id: string;
  name: string;
  parentId: string;
  listed: boolean;
} & Translated<'name'>;

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
      ...translatedColumns(category.translations, 'name'),
      listed: isListed(category),
    })
    .from(category);
  const subCategories = await db
    .select({
      ...{ id: subCategory.id, name: subCategory.name, parentId: subCategory.categoryId },
      ...translatedColumns(subCategory.translations, 'name'),
      listed: isListed(subCategory),
    })
    .from(subCategory);
  const productTypes = await db
    .select({
      ...{ id: productType.id, name: productType.name, parentId: productType.subCategoryId },
      ...translatedColumns(productType.translations, 'name'),
      listed: isListed(productType),
    })
    .from(productType);
  return {
    categories: categories.map((row) => ({ ...row, parentId: '' })),
    subCategories,
    productTypes,
  };
}
