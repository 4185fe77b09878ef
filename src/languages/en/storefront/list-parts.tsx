import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';

export const youMightLike = 'You Might Like';

/** The panel of filters. */
export const filters = 'Filters';
export const closeFilters = 'Close filters';
export const applyFilters = 'Apply Filters';
export const clearFilters = 'Clear filters';
export const showPieces = (count: number) =>
  plural(count, { one: 'Show # piece', other: 'Show # pieces' });
export const showAtLeast = (count: string) => `Show ${count}+ pieces`;

export const category = 'Category';
export const showOnly = 'Show only';
export const availability = 'Availability';
export const availableAndReserved = 'Available and reserved';
export const availabilities = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  all: 'Sold pieces too',
};

export const findIn = (facet: string) => `Find in ${facet}`;
export const noMatch = (typed: string) => `No match for “${typed}”`;
export const showAll = (count: string) => `Show all ${count}`;
export const moreFound = (count: number) =>
  plural(count, {
    one: '# more. Type more of the name.',
    other: '# more. Type more of the name.',
  });

export const price = 'Price';
export const currencies = { INR: '₹ Rupees', AED: 'AED Dirhams' };
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const from = 'From';
export const to = 'To';
export const priceInFigures = 'A price in digits';

/** What narrows the list, each with a way to take it off. */
export const remove = (chosen: string) => `Remove ${chosen}`;
export const anotherCategory = 'Another category';
export const anotherSubCategory = 'Another sub-category';
export const anotherSeller = 'Another seller';
export const ofFacet = (facet: string, value: string) => `${facet}: ${value}`;
export const quoted = (words: string) => `“${words}”`;
export const between = (low: string, high: string) => `${low} to ${high}`;
export const over = (low: string) => `Over ${low}`;
export const under = (high: string) => `Under ${high}`;
export const atLeast = (low: string) => `From ${low}`;
export const atMost = (high: string) => `Up to ${high}`;

/** What was found. */
export const products = 'Products';
export const found = (count: number) => plural(count, { one: '# piece', other: '# pieces' });
export const foundAtLeast = (count: string) => `${count} pieces or more`;
export const showing = (seen: string, count: number) =>
  plural(count, { one: `Showing ${seen} of # piece`, other: `Showing ${seen} of # pieces` });
export const showingOfAtLeast = (seen: string, count: string) =>
  `Showing ${seen} of ${count} pieces or more`;
export const filtersLeadOn = 'Use filters to find the other pieces.';
export const earlierProducts = 'Earlier products';
export const nothingFound = 'No products found';
export const tryOthers = 'Try adjusting your filters or check back later';
export const clearAllFilters = 'Clear all filters';
export const newInShop = 'New in the shop';

export const columns = 'Columns';
export const columnCount = (count: number) =>
  plural(count, { one: '# column', other: '# columns' });

/** What is shown instead of what was searched for. */
export const nothingFor = (words: ReactNode) => <>Nothing for “{words}”.</>;
export const nothingBy = (brand: ReactNode) => <>No pieces by {brand} yet.</>;
export const piecesFor = (words: ReactNode, link: (quoted: ReactNode) => ReactNode) => (
  <>Pieces for {link(<>“{words}”</>)}:</>
);
export const resultsFor = (words: ReactNode) => <>Showing results for “{words}”.</>;
export const lookInto = 'Categories to explore';
