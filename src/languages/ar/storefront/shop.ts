import { isolated } from '#languages/isolated.ts';
export const title = 'تسوّق';
export const text = 'ساعات ونظارات وأحذية وحقائب وقطع للمنزل، كل قطعة من بائعها مباشرةً.';
export const premiumBrands = 'علامات تجارية فاخرة';
/** The description of the page, by what is said of its list. */
export const described = (summary: string) =>
  `${summary}، بأسعار بالروبية والدرهم. تواصل مع البائع مباشرة عبر المحادثة.`;

/** What a list is called by what it is narrowed to. */
export const byBrand = (category: string, brand: string) =>
  `${isolated(category)} من ${isolated(brand)}`;
export const fromSeller = (name: string, seller: string) =>
  `${isolated(name)} لدى ${isolated(seller)}`;
export const newPieces = 'وصل حديثًا';
export const newOf = (name: string) => `وصل حديثًا: ${isolated(name)}`;
export const resultsFor = (words: string) => `نتائج البحث عن «${isolated(words)}»`;

/** What is said of a list; `null` where it is not narrowed to a seller, or to a category or a brand. */
export const summary = ({ what, seller }: { what: string | null; seller: string | null }) =>
  seller === null
    ? `${what ?? 'علامات تجارية فاخرة'} من بائعين كثيرين`
    : `${what ?? 'قطع'} لدى ${isolated(seller)}`;

export const searchProducts = 'البحث في المنتجات';
export const searchHint = 'ابحث بالاسم أو العلامة التجارية أو البائع';
