import {
  getFacets,
  getProduct,
  getProducts,
  getRelated,
  getRelatedOfSeller,
  getSuggestions,
} from '#contracts/calls/products.ts';
import type { ProductFilters, PublicProductQuery } from '#contracts/product.ts';
import { findPublishedProduct } from '#database/queries/products/find-product.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import { productFacets } from '#database/queries/products/product-facets.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentCard, presentProduct } from '#services/products/present-product.ts';
import { suggest } from '#services/products/suggest.ts';
import { type PublicRead, publicRead } from '../public-read.ts';
import { tagsOfList, tagsShownWith } from './product-tags.ts';

const RELATED = 12;

/** Products as shoppers see them: only of active sellers in listed categories. */
export function productReads({ db }: AppContext): PublicRead[] {
  /** `scope` is the part of the query that decides which products can enter the list. */
  async function readList(query: PublicProductQuery, scope: ProductFilters = query) {
    const { rows, ...list } = await listPublishedProducts(db, query);
    const products = rows.map(presentProduct);
    const value = query.fields === 'card' ? rows.map(presentCard) : products;
    return { value, tags: [...(await tagsOfList(db, scope)), ...tagsShownWith(products)], list };
  }

  return [
    publicRead(getProducts, ({ query }) => readList(query)),

    publicRead(getProduct, async ({ params }) => {
      const row = await findPublishedProduct(db, params.id);
      if (row === null) throw notFound('product');
      const product = presentProduct(row);
      return {
        value: product,
        tags: [cacheTags.product(product._id), ...tagsShownWith([product])],
      };
    }),

    publicRead(getFacets, async ({ query }) => ({
      value: await productFacets(db, query),
      tags: await tagsOfList(db, query),
    })),

    publicRead(getRelated, ({ params: { subCategoryId }, query }) =>
      readList({ limit: RELATED, ...query, subCategory: subCategoryId }),
    ),

    publicRead(getRelatedOfSeller, ({ params: { seller, id }, query }) =>
      readList({ ...query, seller, subCategory: id }, { seller }),
    ),

    publicRead(getSuggestions, async ({ query }) => ({
      value: await suggest(db, query.q),
      tags: [cacheTags.allProducts, cacheTags.categories, cacheTags.sellers],
    })),
  ];
}
