import { getAttributes } from '#contracts/attributes/calls.ts';
import {
  getCategories,
  getCategoriesOf,
  getProductTypes,
  getSubCategories,
} from '#contracts/calls/categories.ts';
import { getMovedEntries } from '#contracts/calls/redirects.ts';
import type { PublicCatalogueQuery } from '#contracts/category.ts';
import { listAttributesAt } from '#database/queries/attributes/list-attributes.ts';
import {
  isActiveSeller,
  isListedCategory,
  listCategoriesOf,
  listCategoryCards,
  listListedCategories,
} from '#database/queries/catalogue/categories.ts';
import { listListedProductTypes } from '#database/queries/catalogue/product-types.ts';
import { listListedSubCategories } from '#database/queries/catalogue/sub-categories.ts';
import { attributesOfTaxonomy } from '#domain/attributes/attributes-of-taxonomy.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { Language } from '#languages/languages.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { idsNow } from '#services/redirects/redirects.ts';
import {
  presentCategory,
  presentProductType,
  presentSubCategory,
} from '../present/present-catalogue.ts';
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

  async function readCards(query: PublicCatalogueQuery & { language: Language }) {
    const { rows, ...list } = await listCategoryCards(db, query);
    const tags = [
      cacheTags.categories,
      ...tagsOfCounts(query),
      ...rows.map((row) => cacheTags.category(row.id)),
    ];
    return { json: `[${rows.map(({ json }) => json).join()}]`, tags, list };
  }

  return [
    publicRead(getCategories, async ({ query, language }) => {
      if (query.fields === 'card') return readCards({ ...query, language });
      const { rows, ...list } = await listListedCategories(db, { ...query, language });
      const tags = [cacheTags.categories, ...tagsOfCounts(query), ...rows.flatMap(tagsOfCategory)];
      return { value: rows.map(presentCategory), tags, list };
    }),

    publicRead(getMovedEntries, async ({ query }) => ({
      value: await idsNow(db, query.ids.split(',')),
      tags: [cacheTags.categories],
    })),

    publicRead(getCategoriesOf, async ({ params: { id } }) => {
      const rows = await listCategoriesOf(db, id);
      const value = rows.map(presentCategory);
      if (rows[0]?.id === id) return { value, tags: rows.flatMap(tagsOfCategory) };
      if (rows.length === 0 && !(await isActiveSeller(db, id))) throw notFound('seller');
      const categories = rows.map((row) => cacheTags.category(row.id));
      return { value, tags: [cacheTags.productsOfSeller(id), ...categories] };
    }),

    publicRead(getSubCategories, async ({ params: { seller, category } }) => {
      const sellerId = seller === 'all' ? null : seller;
      const rows = await listListedSubCategories(db, sellerId, category);
      if (rows.length === 0) await refuseHidden(sellerId, category);
      const shown = rows.map((row) => cacheTags.subCategory(row.id));
      const counted =
        sellerId === null
          ? cacheTags.productsInCategory(category)
          : cacheTags.productsOfSeller(sellerId);
      return {
        value: rows.map(presentSubCategory),
        tags: [cacheTags.label(category), cacheTags.partsOfCategory(category), counted, ...shown],
      };
    }),

    publicRead(getProductTypes, async ({ params: { category } }) => {
      const rows = await listListedProductTypes(db, category);
      if (rows.length === 0) await refuseHidden(null, category);
      const within = rows[0]?.category.id ?? category;
      const shown = rows.flatMap((row) => [
        cacheTags.productType(row.id),
        cacheTags.label(row.subCategory.id),
      ]);
      return {
        value: rows.map(presentProductType),
        tags: [
          cacheTags.label(within),
          cacheTags.partsOfCategory(within),
          cacheTags.productsInCategory(within),
          ...shown,
        ],
      };
    }),
  ];
}

const tagsOfCounts = ({ sort }: PublicCatalogueQuery) =>
  sort === 'products' ? [cacheTags.allProducts] : [];

/** The tags of a category shown with how many products it has. */
const tagsOfCategory = ({ id }: { id: string }) => [
  cacheTags.category(id),
  cacheTags.productsInCategory(id),
];

/** What products of a taxonomy entry are described by. */
export const attributeReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getAttributes, async ({ query: { category, subCategory, type } }) => {
    const taxonomy = { categoryId: category, subCategoryId: subCategory, productTypeId: type };
    const value = attributesOfTaxonomy(await listAttributesAt(db, taxonomy), taxonomy);
    const ids = [category, subCategory, type].flatMap((id) => id ?? []);
    return { value, tags: ids.map(cacheTags.label) };
  }),
];
