export const title = 'Shop';
export const text =
  'Watches, eyewear, shoes, bags and things for the home, each straight from its seller.';
export const premiumBrands = 'Premium brands';
/** The description of the page, by what is said of its list. */
export const described = (summary: string) =>
  `${summary}, with prices in rupees and dirhams. Ask the seller by chat.`;

/** What a list is called by what it is narrowed to. */
export const byBrand = (category: string, brand: string) => `${category} by ${brand}`;
export const fromSeller = (name: string, seller: string) => `${name} from ${seller}`;
export const newPieces = 'New';
export const newOf = (name: string) => `New: ${name}`;
export const resultsFor = (words: string) => `Results for “${words}”`;

/** What is said of a list; `null` where it is not narrowed to a seller, or to a category or a brand. */
export const summary = ({ what, seller }: { what: string | null; seller: string | null }) =>
  seller === null
    ? `${what ?? 'Premium brands'} from many sellers`
    : `${what ?? 'Pieces'} from ${seller}`;

export const searchProducts = 'Search products';
export const searchHint = 'Search by name, brand or seller';
