import type { ProductFacets } from '#contracts/product.ts';
import type { Database } from '../../../database.ts';
import { noPrices } from '../../prices/price-ends.ts';
import { readSearch } from '../../searches/read-search.ts';
import type { SearchQuery } from '../../searches/search-query.ts';
import type { Filters, ListQuery } from '../filters.ts';
import { nothing, type ProductPage } from '../product-page.ts';
import { resolveBrands } from '../resolve-brands.ts';
import { isCounted } from './count-published.ts';
import { filtersOf, isByRelevance, listFound } from './list-published.ts';
import { brandsOf, facetsOf } from './product-facets.ts';

/** Cards with what the filter panel beside them shows: the brands only where they were asked for. */
export type ListWithFacets = ProductPage &
  Pick<ProductFacets, 'price'> &
  Partial<ProductFacets> & {
    /** The search as it was read; left out where it has no word that can be found. */
    sought?: SearchQuery | null;
    /** The filters with the intended brands. */
    filters: Filters;
  };

/**
 * Returns the cards of a list, as `listPublishedProducts` does, with the ends of its prices, and its
 * brands where they are asked for, as `productFacets` does: mostly by one statement.
 */
export async function listWithFacets(
  db: Database,
  asked: ListQuery,
  withBrands: boolean,
): Promise<ListWithFacets> {
  const query = await resolveBrands(db, asked);
  const filters = filtersOf(query);
  const search = query.q ? await readSearch(db, query.q) : null;
  if (query.q && search === null)
    return { ...nothing, filters, ...(withBrands && { brands: [] }), price: noPrices };
  const read = { sought: search, filters };
  const { brand, minPrice, maxPrice } = filters;
  const isWhole = [brand, minPrice, maxPrice].every((filter) => filter === undefined);
  // What a search counts is chosen by all filters: its facets are of another choice.
  if (search !== null && (withBrands || !isWhole || !isByRelevance(query))) {
    const [found, { brands, price }] = await Promise.all([
      listFound(db, query, search, { as: 'card' }),
      facetsOf(db, filters, search),
    ]);
    return { ...found, ...read, price, ...(withBrands && { brands }) };
  }
  const isCountedApart = !isCounted({ ...filters, minPrice: undefined, maxPrice: undefined }, null);
  const [{ price = noPrices, ...found }, brands] = await Promise.all([
    listFound(db, query, search, { as: 'card', withPrices: true }),
    withBrands
      ? isCountedApart
        ? facetsOf(db, filters, null).then(({ brands: all }) => all)
        : brandsOf(db, filters)
      : null,
  ]);
  return { ...found, ...read, price, ...(brands && { brands }) };
}
