import type { MetaDescriptor } from 'react-router';
import type { FilterName } from '#contracts/facets/list-facets.ts';
import type { PublicSort } from '#contracts/product.ts';
import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/listing.ts';
import { addresses } from '#web/ui/addresses.ts';
import { frameOf, type Matches } from '../site.ts';

/** One kind of product list: the shop's, that of a product type, and that of a seller's sub-category. */
export type ListKind = {
  /** Products shown at first, and how many each Show More adds. */
  step: number;
  /** Products on one page before the next page begins: Show More adds no more than this. */
  longest: number;
  /** Orders to choose from; the first is the plain list's. */
  sorts: readonly { value: PublicSort | ''; label: string }[];
  isSearched: boolean;
  /** The filters that it has not. */
  without: readonly FilterName[];
  more: string;
};

const byPrice = [
  { value: 'price-low-high', label: texts.priceLowToHigh },
  { value: 'price-high-low', label: texts.priceHighToLow },
] as const;

export const shopList: ListKind = {
  step: 6,
  longest: 96,
  sorts: [
    { value: '', label: texts.defaultSorting },
    ...byPrice,
    { value: 'newest', label: texts.newArrivals },
  ],
  isSearched: true,
  without: [],
  more: texts.showMoreProducts,
};

const listingList = {
  isSearched: false,
  step: 9,
  longest: 99,
  sorts: [
    { value: 'newest', label: texts.newest },
    ...byPrice,
    { value: 'rating', label: texts.bestRated },
  ],
  more: texts.showMore,
} as const;

export const listOfType: ListKind = {
  ...listingList,
  without: ['category', 'subCategory'],
};

export const listOfSeller: ListKind = {
  ...listingList,
  without: ['category', 'subCategory', 'seller'],
};

/** Returns the pieces of a page of a list, in their order, for search engines. */
export function pieceList(
  matches: Matches,
  pieces: readonly Parameters<typeof addresses.product>[0][],
): MetaDescriptor[] {
  if (pieces.length === 0) return [];
  const origin = frameOf(matches)?.origin ?? '';
  const itemListElement = pieces.map((piece, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + basePath + addresses.product(piece),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
  return [{ 'script:ld+json': list }];
}
