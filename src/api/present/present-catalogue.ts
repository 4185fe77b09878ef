import type { Category, ProductType, SubCategory } from '#contracts/category.ts';
import type { CategoryRow } from '#database/queries/catalogue/categories.ts';
import type { ProductTypeRow } from '#database/queries/catalogue/product-types.ts';
import type { SubCategoryRow } from '#database/queries/catalogue/sub-categories.ts';
import { mediaUrl, presentPicture } from '#services/media/present-media.ts';

/** Returns a category as the API shows it. */
export function presentCategory(row: CategoryRow): Category {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.picture === null ? '' : mediaUrl(row.picture.file),
    picture: presentPicture(row.picture, row.name),
    focusX: row.focusX,
    focusY: row.focusY,
    status: row.status,
    products: row.products,
    position: row.position,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** Returns a sub-category as the API shows it. */
export function presentSubCategory(row: SubCategoryRow): SubCategory {
  return {
    ...presentCategory(row),
    categoryId: { _id: row.category.id, name: row.category.name },
  };
}

/** Returns a product type as the API shows it. */
export function presentProductType(row: ProductTypeRow): ProductType {
  return {
    ...presentSubCategory(row),
    subCategoryId: { _id: row.subCategory.id, name: row.subCategory.name },
  };
}
