import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';

export const suggestions = 'Suggestions';
export const noSuggestions = 'No suggestions';

/** What suggestions stand under. */
export const groups = {
  product: 'Products',
  brand: 'Brands',
  category: 'Categories',
  'sub-category': 'Categories',
  seller: 'Sellers',
  search: 'What others look for',
};
export const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });

export const recentSearches = 'Recent searches';
export const clearRecentSearches = 'Clear recent searches';
export const removeRecent = (words: string) => `Remove ${words} from recent searches`;

export const oneResult = 'The one result';
export const allResults = (count: string) => `All ${count} results`;
export const allOfAtLeast = (count: string) => `All ${count}+ results`;
export const resultsFor = (results: string, words: ReactNode) => (
  <>
    {results} for {words}
  </>
);
export const quoted = (words: string) => `“${words}”`;

/** What a screen reader is told of the list. */
export const recentToRemove = (count: number) =>
  plural(count, {
    one: '# recent search, Delete removes one',
    other: '# recent searches, Delete removes one',
  });
export const suggested = (count: number) =>
  plural(count, { one: '# suggestion', other: '# suggestions' });
