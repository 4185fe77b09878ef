import type { ReactNode } from 'react';
import { plural } from '#languages/hi/plural.ts';

export const suggestions = 'सुझाव';
export const noSuggestions = 'कोई सुझाव नहीं';

/** What suggestions stand under. */
export const groups = {
  product: 'प्रोडक्ट',
  brand: 'ब्रांड',
  category: 'कैटेगरी',
  'sub-category': 'कैटेगरी',
  seller: 'विक्रेता',
  search: 'दूसरे लोग क्या खोजते हैं',
};
export const pieces = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });

export const recentSearches = 'पिछली खोजें';
export const clearRecentSearches = 'पिछली खोजें मिटाएँ';
export const removeRecent = (words: string) => `${words} को पिछली खोजों से हटाएँ`;

export const oneResult = 'इकलौता नतीजा';
export const allResults = (count: string) => `सभी ${count} नतीजे`;
export const allOfAtLeast = (count: string) => `सभी ${count}+ नतीजे`;
export const resultsFor = (results: string, words: ReactNode) => (
  <>
    {results}: {words}
  </>
);
export const quoted = (words: string) => `“${words}”`;

/** What a screen reader is told of the list. */
export const recentToRemove = (count: number) =>
  plural(count, {
    one: '# पिछली खोज, Delete दबाने से हटती है',
    other: '# पिछली खोजें, Delete दबाने से एक हटती है',
  });
export const suggested = (count: number) => plural(count, { one: '# सुझाव', other: '# सुझाव' });
