export const title = 'शॉप';
export const text = 'घड़ियाँ, चश्मे, जूते, बैग और घर का सामान, सीधे उस विक्रेता से जिसके पास वे हैं।';
export const premiumBrands = 'प्रीमियम ब्रांड';
/** The description of the page, by what is said of its list. */
export const described = (summary: string) => `${summary}, कीमतें रुपये और दिरहम में। विक्रेता से चैट पर पूछें।`;

/** What a list is called by what it is narrowed to. */
export const byBrand = (category: string, brand: string) => `${brand}: ${category}`;
export const fromSeller = (name: string, seller: string) => `${name}, विक्रेता ${seller}`;
export const newPieces = 'नया';
export const newOf = (name: string) => `नया: ${name}`;
export const resultsFor = (words: string) => `“${words}” के नतीजे`;

/** What is said of a list; `null` where it is not narrowed to a seller, or to a category or a brand. */
export const summary = ({ what, seller }: { what: string | null; seller: string | null }) =>
  seller === null ? `कई विक्रेताओं के ${what ?? 'प्रीमियम ब्रांड'}` : `${seller} के ${what ?? 'प्रोडक्ट'}`;

export const searchProducts = 'प्रोडक्ट खोजें';
export const searchHint = 'नाम, ब्रांड या विक्रेता से खोजें';
