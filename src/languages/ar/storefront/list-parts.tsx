import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const youMightLike = 'قد يعجبك';

/** The panel of filters. */
export const filters = 'التصفية';
export const closeFilters = 'إغلاق التصفية';
export const applyFilters = 'تطبيق التصفية';
export const clearFilters = 'مسح عوامل التصفية';
export const showPieces = (count: number) =>
  plural(count, {
    one: 'عرض قطعة واحدة',
    two: 'عرض قطعتين',
    few: 'عرض # قطع',
    many: 'عرض # قطعة',
    other: 'عرض # قطعة',
  });
export const showAtLeast = (count: string) => `عرض أكثر من ${count} قطعة`;

export const category = 'الفئة';
export const showOnly = 'اعرض فقط';
export const availability = 'التوفّر';
export const availableAndReserved = 'المتوفّر والمحجوز';
export const availabilities = {
  available: 'متوفّر',
  reserved: 'محجوز',
  sold: 'مُباع',
  all: 'مع القطع المُباعة',
};

export const findIn = (facet: string) => `ابحث في ${isolated(facet)}`;
export const noMatch = (typed: string) => `لا نتائج عن «${isolated(typed)}»`;
export const showAll = (count: string) => `عرض الكل (${count})`;
export const moreFound = (count: number) =>
  plural(count, {
    one: 'نتيجة أخرى واحدة. أكمل كتابة الاسم.',
    two: 'نتيجتان أخريان. أكمل كتابة الاسم.',
    few: '# نتائج أخرى. أكمل كتابة الاسم.',
    many: '# نتيجة أخرى. أكمل كتابة الاسم.',
    other: '# نتيجة أخرى. أكمل كتابة الاسم.',
  });

export const price = 'السعر';
export const currencies = { INR: 'روبية (₹)', AED: 'درهم (د.إ.)' };
export const lowestPrice = 'أدنى سعر';
export const highestPrice = 'أعلى سعر';
export const from = 'من';
export const to = 'إلى';
export const priceInFigures = 'اكتب السعر بالأرقام';

/** What narrows the list, each with a way to take it off. */
export const remove = (chosen: string) => `إزالة ${chosen}`;
export const anotherCategory = 'فئة أخرى';
export const anotherSubCategory = 'فئة فرعية أخرى';
export const anotherSeller = 'بائع آخر';
export const ofFacet = (facet: string, value: string) => `${isolated(facet)}: ${isolated(value)}`;
export const quoted = (words: string) => `«${isolated(words)}»`;
export const between = (low: string, high: string) => `من ${low} إلى ${high}`;
export const over = (low: string) => `أكثر من ${low}`;
export const under = (high: string) => `أقل من ${high}`;
export const atLeast = (low: string) => `من ${low}`;
export const atMost = (high: string) => `حتى ${high}`;

/** What was found. */
export const products = 'المنتجات';
export const found = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });
export const foundAtLeast = (count: string) => `${count} قطعة أو أكثر`;
export const showing = (seen: string, count: number) =>
  plural(count, {
    one: `المعروض ${seen} من أصل قطعة واحدة`,
    two: `المعروض ${seen} من أصل قطعتين`,
    few: `المعروض ${seen} من أصل # قطع`,
    many: `المعروض ${seen} من أصل # قطعة`,
    other: `المعروض ${seen} من أصل # قطعة`,
  });
export const showingOfAtLeast = (seen: string, count: string) =>
  `المعروض ${seen} من أصل ${count} قطعة أو أكثر`;
export const filtersLeadOn = 'استخدم التصفية للوصول إلى بقية القطع.';
export const earlierProducts = 'المنتجات السابقة';
export const nothingFound = 'لم نجد أي منتجات';
export const tryOthers = 'جرّب تعديل عوامل التصفية أو عُد لاحقًا';
export const clearAllFilters = 'مسح كل عوامل التصفية';
export const newInShop = 'وصل حديثًا';

export const columns = 'الأعمدة';
export const columnCount = (count: number) =>
  plural(count, {
    one: 'عمود واحد',
    two: 'عمودان',
    few: '# أعمدة',
    many: '# عمودًا',
    other: '# عمود',
  });

/** What is shown instead of what was searched for. */
export const nothingFor = (words: ReactNode) => <>لا نتائج عن «{words}».</>;
export const nothingBy = (brand: ReactNode) => <>لا توجد قطع من {brand} بعد.</>;
export const piecesFor = (words: ReactNode, link: (quoted: ReactNode) => ReactNode) => (
  <>إليك نتائج {link(<>«{words}»</>)}:</>
);
export const resultsFor = (words: ReactNode) => <>نعرض نتائج «{words}».</>;
export const lookInto = 'فئات قد تهمّك';
