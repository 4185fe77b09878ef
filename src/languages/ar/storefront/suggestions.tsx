import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const suggestions = 'اقتراحات';
export const noSuggestions = 'لا توجد اقتراحات';

/** What suggestions stand under. */
export const groups = {
  product: 'المنتجات',
  brand: 'العلامات التجارية',
  category: 'الفئات',
  'sub-category': 'الفئات',
  seller: 'البائعون',
  search: 'ما يبحث عنه الآخرون',
};
export const pieces = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });

export const recentSearches = 'عمليات البحث الأخيرة';
export const clearRecentSearches = 'مسح عمليات البحث الأخيرة';
export const removeRecent = (words: string) => `إزالة ${isolated(words)} من عمليات البحث الأخيرة`;

export const oneResult = 'النتيجة الوحيدة';
export const allResults = (count: string) => `جميع النتائج (${count})`;
export const allOfAtLeast = (count: string) => `جميع النتائج (أكثر من ${count})`;
export const resultsFor = (results: string, words: ReactNode) => (
  <>
    {results} عن {words}
  </>
);
export const quoted = (words: string) => `«${isolated(words)}»`;

/** What a screen reader is told of the list. */
export const recentToRemove = (count: number) =>
  plural(count, {
    one: 'عملية بحث سابقة واحدة، ومفتاح Delete يزيلها',
    two: 'عمليتا بحث سابقتان، ومفتاح Delete يزيل إحداهما',
    few: '# عمليات بحث سابقة، ومفتاح Delete يزيل إحداها',
    many: '# عملية بحث سابقة، ومفتاح Delete يزيل إحداها',
    other: '# عملية بحث سابقة، ومفتاح Delete يزيل إحداها',
  });
export const suggested = (count: number) =>
  plural(count, {
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '# اقتراحات',
    many: '# اقتراحًا',
    other: '# اقتراح',
  });
