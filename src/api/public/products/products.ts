import {
  getFacet,
  getListing,
  getProduct,
  getProducts,
  getRelated,
  getRelatedOfSeller,
  getSuggestions,
} from '#contracts/calls/products.ts';
import type { FacetName } from '#contracts/facets/facets.ts';
import type { ListingQuery, PublicProductQuery } from '#contracts/product.ts';
import type { ListQuery } from '#database/catalogue/filters.ts';
import { listProducts } from '#database/catalogue/find-products.ts';
import type { Answered } from '#database/catalogue/list-shape.ts';
import { resolveBrands } from '#database/catalogue/resolve-brands.ts';
import { findPublishedProduct, idsOfSkus } from '#database/queries/products/find-product.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { findInFacet, resolveAttributes } from '#services/products/facets/resolve-attributes.ts';
import { searchProducts } from '#services/products/search/search-products.ts';
import { suggest } from '#services/products/suggest.ts';
import { popularSearches } from '#services/searches/block-word.ts';
import { type PublicRead, publicRead } from '../../public-read.ts';
import {
  tagsOfCards,
  tagsOfList,
  tagsOfListing,
  tagsOfProducts,
  tagsOfSuggestions,
  tagsUntil,
} from './product-tags.ts';

const RELATED = 12;

/** What lists answer to `fields`. */
const shapes = { card: 'card', all: 'whole', listed: 'listed' } as const;

/** Products as shoppers see them: only of active sellers in listed categories. */
export function productReads(context: AppContext): PublicRead[] {
  const { db } = context;
  const listPopular = popularSearches(context);

  async function readList({ attr, ids, ...asked }: PublicProductQuery) {
    const { attributes } = await resolveAttributes(db, attr);
    const given: ListQuery = {
      ...asked,
      ...(ids && { ids: await idsOfSkus(db, ids) }),
      ...(attributes && { attributes }),
    };
    const { query } = await resolveBrands(db, given);
    const isCard = query.fields === 'card';
    const searched = searchProducts(db, query, { as: shapes[query.fields ?? 'listed'] });
    const [{ found }, own] = await Promise.all([searched, tagsOfList(db, query)]);
    const { json, labels, until, total, capped, next, nextPage } = found;
    const list = { total, capped, next, nextPage };
    const shown = isCard ? tagsOfCards(found.ids) : tagsOfProducts({ ids: found.ids, labels });
    return { json, tags: [...own, ...shown, ...tagsUntil(until)], list };
  }

  /** Reads a list with what is `told` beside it. */
  async function readListing(
    { unknown, attr, ...others }: Omit<ListingQuery, 'facets' | 'all'>,
    told: Omit<Answered, 'as'>,
  ) {
    const ignored = unknown === 'ignored';
    const { attributes, isPart } = await resolveAttributes(db, attr, { ignored });
    const given = { ...others, ...(attributes && { attributes }) };
    const { query, merged } = await resolveBrands(db, given);
    const answered = { as: 'card' as const, ...told };
    const { found, search, unlabelled } = await searchProducts(db, query, answered, {
      nearest: true,
    });
    // Facets are counted by the values that were read, not by their words too.
    const { facets } =
      unlabelled === null || !told.facets
        ? found
        : await listProducts(db, { ...unlabelled, limit: 1, page: 1 }, answered);
    return { query, merged, found, search, facets, keep: isPart ? { keep: false as const } : {} };
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

    publicRead(getListing, async ({ query: { facets: names, all, ...asked } }) => {
      const told = { withPrices: true, facets: names, whole: all };
      const { query, merged, found, search, facets, keep } = await readListing(asked, told);
      const { until: end, ...values } = facets;
      const { json, ids, total, capped, price, until } = found;
      const answer = {
        ...{ total, capped, price },
        ...(names && { facets: values }),
        ...(search && { search }),
        ...(merged && { brands: merged }),
      };
      const tags = await tagsOfListing(db, query, names, facets.values);
      return {
        json: `{"products":${json},${JSON.stringify(answer).slice(1)}`,
        tags: [...tags, ...tagsOfCards(ids), ...tagsUntil(until), ...tagsUntil(end)],
        ...keep,
      };
    }),

    publicRead(getFacet, async ({ query: { name, find, ...asked } }) => {
      const facet = name.startsWith('attr.') ? 'attributes' : (name as FacetName);
      const told = { facets: [facet], whole: [facet] };
      const { query, facets, keep } = await readListing({ ...asked, limit: 1 }, told);
      const whole = facets.values.filter((each) => each.name === name);
      const value = findInFacet(whole[0], find);
      const tags = await tagsOfListing(db, query, [facet], whole);
      return { value, tags: [...tags, ...tagsUntil(facets.until)], ...keep };
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
