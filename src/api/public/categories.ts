import {
  getCategories,
  getCategoriesOf,
  getProductTypes,
  getSubCategories,
} from '#contracts/calls/categories.ts';
import {
  isActiveSeller,
  isListedCategory,
  listCategoriesOf,
  listListedCategories,
} from '#database/queries/catalogue/categories.ts';
import { listListedProductTypes } from '#database/queries/catalogue/product-types.ts';
import { listListedSubCategories } from '#database/queries/catalogue/sub-categories.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentCategory, presentProductType, presentSubCategory } from '../present-catalogue.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/**
 * Listed categories, sub-categories and product types: all, or those in which a seller has
 * products.
 */
export function categoryReads({ db }: AppContext): PublicRead[] {
  /** A seller without products gives an empty list; a hidden seller is 404. */
  async function refuseHidden(seller: string | null, category: string) {
    if (!(await isListedCategory(db, category))) throw notFound('category');
    if (seller !== null && !(await isActiveSeller(db, seller))) throw notFound('seller');
  }

  return [
    publicRead(getCategories, async ({ query }) => {
      const { rows, ...list } = await listListedCategories(db, query);
      return { value: rows.map(presentCategory), tags: [cacheTags.categories], list };
    }),

    publicRead(getCategoriesOf, async ({ params: { id } }) => {
      const rows = await listCategoriesOf(db, id);
      const value = rows.map(presentCategory);
      if (rows[0]?.id === id) {
        return { value, tags: [cacheTags.category(id), cacheTags.productsInCategory(id)] };
      }
      if (rows.length === 0 && !(await isActiveSeller(db, id))) throw notFound('seller');
      const categories = rows.map((row) => cacheTags.category(row.id));
      return { value, tags: [cacheTags.seller(id), cacheTags.productsOfSeller(id), ...categories] };
    }),

    publicRead(getSubCategories, async ({ params: { seller, category } }) => {
      const sellerId = seller === 'all' ? null : seller;
      const rows = await listListedSubCategories(db, sellerId, category);
      if (rows.length === 0) await refuseHidden(sellerId, category);
      const scope =
        sellerId === null
          ? [cacheTags.productsInCategory(category)]
          : [cacheTags.seller(sellerId), cacheTags.productsOfSeller(sellerId)];
      const shown = rows.map((row) => cacheTags.subCategory(row.id));
      return {
        value: rows.map(presentSubCategory),
        tags: [cacheTags.category(category), ...shown, ...scope],
      };
    }),

    publicRead(getProductTypes, async ({ params: { category } }) => {
      const rows = await listListedProductTypes(db, category);
      if (rows.length === 0) await refuseHidden(null, category);
      const within = rows[0]?.category.id ?? category;
      const shown = rows.map((row) => cacheTags.productType(row.id));
      return {
        value: rows.map(presentProductType),
        tags: [cacheTags.category(within), cacheTags.productsInCategory(within), ...shown],
      };
    }),
  ];
}
