import {
  getFacets,
  getListing,
  getProduct,
  getProducts,
  getRelated,
  getRelatedOfSeller,
  getSuggestions,
} from '#contracts/calls/products.ts';
import type { PublicProductQuery } from '#contracts/product.ts';
import { listFacets, noFacets } from '#database/queries/facets/list-facets.ts';
import type { ListQuery } from '#database/queries/products/filters.ts';
import { findPublishedProduct } from '#database/queries/products/find-product.ts';
import {
  filtersOf,
  listPublishedProducts,
} from '#database/queries/products/published/list-published.ts';
import { listWithFacets } from '#database/queries/products/published/list-with-facets.ts';
import { productFacets } from '#database/queries/products/published/product-facets.ts';
import { readSearch } from '#database/queries/searches/read-search.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { resolveAttributes } from '#services/products/facets/resolve-attributes.ts';
import { searchProducts } from '#services/products/search/search-products.ts';
import { suggest } from '#services/products/suggest.ts';
import { popularSearches } from '#services/searches/popular-searches.ts';
import { type PublicRead, publicRead } from '../../public-read.ts';
import {
  scopesOf,
  tagsOfCards,
  tagsOfFacets,
  tagsOfList,
  tagsOfNarrowing,
  tagsOfProducts,
  tagsOfSearch,
  tagsOfSuggestions,
  tagsUntil,
} from './product-tags.ts';

const RELATED = 12;

/** Products as shoppers see them: only of active sellers in listed categories. */
export function productReads(context: AppContext): PublicRead[] {
  const { db } = context;
  const listPopular = popularSearches(context);

  async function readList({ attr, ...asked }: PublicProductQuery) {
    const { attributes } = await resolveAttributes(db, attr);
    const query: ListQuery = { ...asked, ...(attributes && { attributes }) };
    const isCard = query.fields === 'card';
    const as = isCard ? ('card' as const) : ('whole' as const);
    const searched = searchProducts(db, query, {
      find: (read) => listPublishedProducts(db, read, { as }),
      totalOf: ({ total }) => total,
    });
    const [{ found, queries }, own] = await Promise.all([searched, tagsOfList(db, query)]);
    const read = await tagsOfSearch(db, query, queries);
    const { json, ids, labels, until, ...list } = found;
    const shown = isCard ? tagsOfCards(ids) : tagsOfProducts({ ids, labels });
    return { json, tags: [...own, ...read, ...shown, ...tagsUntil(until)], list };
  }

  return [
    publicRead(getProducts, ({ query }) => readList(query)),

    publicRead(getProduct, async ({ params }) => {
      const found = await findPublishedProduct(db, params.id);
      if (found === null) throw notFound('product');
      const { json, labels, until } = found;
      const shown = tagsOfProducts({ ids: [params.id], labels });
      return { json, tags: [...shown, ...tagsUntil(until)] };
    }),

    publicRead(getFacets, async ({ query: { attr, ...asked } }) => {
      const { attributes } = await resolveAttributes(db, attr);
      const query = { ...asked, ...(attributes && { attributes }) };
      const searched = searchProducts(db, query, {
        find: (read) => productFacets(db, read),
        totalOf: ({ products }) => products,
      });
      const facets = searched.then(({ found }) => found);
      const [{ found, queries }, tags] = await Promise.all([
        searched,
        tagsOfFacets(db, query, facets),
      ]);
      return { value: found, tags: [...tags, ...(await tagsOfSearch(db, query, queries))] };
    }),

    publicRead(getListing, async ({ query: given }) => {
      const { brands: asked, facets: names, unknown, attr, ...others } = given;
      const withBrands = asked === 'true';
      const ignored = unknown === 'ignored';
      const { attributes, isPart } = await resolveAttributes(db, attr, { ignored });
      const query = { ...others, ...(attributes && { attributes }) };
      const searched = searchProducts(db, query, {
        find: (read) => listWithFacets(db, read, withBrands),
        totalOf: ({ total }) => total,
        termsOf: ({ sought }) => sought?.terms,
        nearest: true,
      });
      const listing = searched.then(({ found }) => found);
      const scopes = scopesOf(db, query);
      // Only a search and brands have to be read before it is known what is counted.
      const isKnown = query.q === undefined && query.brand === undefined;
      const [{ found, queries, search, words }, tags, early] = await Promise.all([
        searched,
        tagsOfFacets(db, query, listing, scopes),
        names && isKnown ? listFacets(db, names, filtersOf(query), null) : null,
      ]);
      const { json, ids, total, capped, price, until, brands = [], sought, filters } = found;
      const within = words === null ? sought : words === '' ? null : await readSearch(db, words);
      const counted =
        early ??
        (names && (within === undefined ? noFacets : await listFacets(db, names, filters, within)));
      const { until: end = null, ...facets } = counted ?? noFacets;
      const told = { total, capped, brands, price, ...(counted && { facets }) };
      const rest = JSON.stringify({ ...told, ...(search && { search }) });
      const read = await tagsOfSearch(db, query, queries);
      const ofFacets = names ? await tagsOfNarrowing(db, query, names, facets, scopes) : [];
      return {
        json: `{"products":${json},${rest.slice(1)}`,
        tags: [
          ...tags,
          ...read,
          ...ofFacets,
          ...tagsOfCards(ids),
          ...tagsUntil(until),
          ...tagsUntil(end),
        ],
        ...(isPart && { keep: false as const }),
      };
    }),

    publicRead(getRelated, ({ params: { subCategoryId }, query }) =>
      readList({ limit: RELATED, ...query, subCategory: [subCategoryId] }),
    ),

    publicRead(getRelatedOfSeller, ({ params: { seller, id }, query }) =>
      readList({ ...query, seller: [seller], subCategory: [id] }),
    ),

    publicRead(getSuggestions, async ({ query }) => {
      // Without tags it is not kept: nothing says when it changes.
      if (query.q === '') return { value: await listPopular(), tags: [] };
      const { json, total, capped, ...shown } = await suggest(db, query.q);
      return { json, tags: tagsOfSuggestions(shown), list: { total, capped, next: null } };
    }),
  ];
}
