export const title = 'تسوّق';
export const text = 'ساعات ونظارات وأحذية وحقائب وقطع للمنزل، كلٌّ منها من بائعها مباشرة.';
export const premiumBrands = 'علامات تجارية فاخرة';
/** The description of the page, by what is said of its list. */
export const described = (summary: string) =>
  `${summary}، بأسعار بالروبية والدرهم. تواصل مع البائع مباشرة عبر المحادثة.`;

/** What a list is called by what it is narrowed to. */
export const byBrand = (place: string, brand: string) => `${place} من ${brand}`;
export const fromSeller = (name: string, seller: string) => `${name} لدى ${seller}`;
export const newPieces = 'وصل حديثًا';
export const newOf = (name: string) => `وصل حديثًا: ${name}`;
export const resultsFor = (words: string) => `نتائج البحث عن «${words}»`;

/** What is said of a list; `null` where it is not narrowed to a seller, or to a place or a brand. */
export const summary = ({ what, seller }: { what: string | null; seller: string | null }) =>
  seller === null
    ? `${what ?? 'علامات تجارية فاخرة'} من بائعين كثر`
    : `${what ?? 'قطع'} لدى ${seller}`;

export const searchProducts = 'البحث في المنتجات';
export const searchHint = 'ابحث بالاسم أو العلامة التجارية أو البائع';
