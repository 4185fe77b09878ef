import {
  getFacets,
  getProduct,
  getProducts,
  getRelated,
  getRelatedOfSeller,
  getSuggestions,
} from '#contracts/calls/products.ts';
import type { PublicProductQuery } from '#contracts/product.ts';
import { findPublishedProduct } from '#database/queries/products/find-product.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import { productFacets } from '#database/queries/products/product-facets.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentCard, presentProduct } from '#services/products/present-product.ts';
import { suggest } from '#services/products/suggest.ts';
import { type PublicRead, publicRead } from '../public-read.ts';
import {
  tagsOfCards,
  tagsOfFacets,
  tagsOfList,
  tagsOfProducts,
  tagsOfSuggestions,
} from './product-tags.ts';

const RELATED = 12;

/** Products as shoppers see them: only of active sellers in listed categories. */
export function productReads({ db }: AppContext): PublicRead[] {
  async function readList(query: PublicProductQuery) {
    const { rows, ...list } = await listPublishedProducts(db, query);
    const tags = await tagsOfList(db, query);
    if (query.fields === 'card') {
      const value = rows.map(presentCard);
      return { value, tags: [...tags, ...tagsOfCards(value)], list };
    }
    const value = rows.map(presentProduct);
    return { value, tags: [...tags, ...tagsOfProducts(value)], list };
  }

  return [
    publicRead(getProducts, ({ query }) => readList(query)),

    publicRead(getProduct, async ({ params }) => {
      const row = await findPublishedProduct(db, params.id);
      if (row === null) throw notFound('product');
      const product = presentProduct(row);
      return { value: product, tags: tagsOfProducts([product]) };
    }),

    publicRead(getFacets, async ({ query }) => {
      const value = await productFacets(db, query);
      return { value, tags: await tagsOfFacets(db, query, value) };
    }),

    publicRead(getRelated, ({ params: { subCategoryId }, query }) =>
      readList({ limit: RELATED, ...query, subCategory: subCategoryId }),
    ),

    publicRead(getRelatedOfSeller, ({ params: { seller, id }, query }) =>
      readList({ ...query, seller, subCategory: id }),
    ),

    publicRead(getSuggestions, async ({ query }) => {
      const value = await suggest(db, query.q);
      return { value, tags: tagsOfSuggestions(value) };
    }),
  ];
}
