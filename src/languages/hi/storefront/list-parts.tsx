import type { ReactNode } from 'react';
import { plural } from '#languages/hi/plural.ts';

export const youMightLike = 'आपको पसंद आ सकते हैं';

/** The panel of filters. */
export const filters = 'फ़िल्टर';
export const closeFilters = 'फ़िल्टर बंद करें';
export const applyFilters = 'फ़िल्टर लगाएँ';
export const clearFilters = 'फ़िल्टर हटाएँ';
export const showPieces = (count: number) =>
  plural(count, { one: '# प्रोडक्ट दिखाएँ', other: '# प्रोडक्ट दिखाएँ' });
export const showAtLeast = (count: string) => `${count}+ प्रोडक्ट दिखाएँ`;

export const category = 'कैटेगरी';
export const showOnly = 'सिर्फ़ ये दिखाएँ';
export const availability = 'उपलब्धता';
export const availableAndReserved = 'उपलब्ध और रिज़र्व';
export const availabilities = {
  available: 'उपलब्ध',
  reserved: 'रिज़र्व',
  sold: 'बिक चुके',
  all: 'बिक चुके भी',
};

export const findIn = (facet: string) => `${facet} में खोजें`;
export const noMatch = (typed: string) => `“${typed}” से मिलता कुछ नहीं`;
export const showAll = (count: string) => `सभी ${count} दिखाएँ`;
export const moreFound = (count: number) =>
  plural(count, { one: '# और। नाम थोड़ा और लिखें।', other: '# और। नाम थोड़ा और लिखें।' });

export const price = 'कीमत';
export const currencies = { INR: '₹ रुपये', AED: 'AED दिरहम' };
export const lowestPrice = 'सबसे कम कीमत';
export const highestPrice = 'सबसे ज़्यादा कीमत';
export const from = 'कम से कम';
export const to = 'ज़्यादा से ज़्यादा';
export const priceInFigures = 'कीमत अंकों में लिखें';

/** What narrows the list, each with a way to take it off. */
export const remove = (chosen: string) => `हटाएँ: ${chosen}`;
export const anotherCategory = 'दूसरी कैटेगरी';
export const anotherSubCategory = 'दूसरी सब-कैटेगरी';
export const anotherSeller = 'दूसरा विक्रेता';
export const ofFacet = (facet: string, value: string) => `${facet}: ${value}`;
export const quoted = (words: string) => `“${words}”`;
export const between = (low: string, high: string) => `${low} से ${high}`;
export const over = (low: string) => `${low} से ज़्यादा`;
export const under = (high: string) => `${high} से कम`;
export const atLeast = (low: string) => `${low} से`;
export const atMost = (high: string) => `${high} तक`;

/** What was found. */
export const products = 'प्रोडक्ट';
export const found = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });
export const foundAtLeast = (count: string) => `${count} या ज़्यादा प्रोडक्ट`;
export const showing = (seen: string, count: number) =>
  plural(count, { one: `# प्रोडक्ट में से ${seen}`, other: `# प्रोडक्ट में से ${seen}` });
export const showingOfAtLeast = (seen: string, count: string) =>
  `${count} या ज़्यादा प्रोडक्ट में से ${seen}`;
export const filtersLeadOn = 'बाकी प्रोडक्ट फ़िल्टर से देखें।';
export const earlierProducts = 'पिछले प्रोडक्ट';
export const nothingFound = 'कोई प्रोडक्ट नहीं मिला';
export const tryOthers = 'फ़िल्टर बदलकर देखें, या बाद में फिर आएँ';
export const clearAllFilters = 'सभी फ़िल्टर हटाएँ';
export const newInShop = 'शॉप में नए';

export const columns = 'कॉलम';
export const columnCount = (count: number) => plural(count, { one: '# कॉलम', other: '# कॉलम' });

/** What is shown instead of what was searched for. */
export const nothingFor = (words: ReactNode) => <>“{words}” के लिए कुछ नहीं मिला।</>;
export const nothingBy = (brand: ReactNode) => <>अभी {brand} का कोई प्रोडक्ट नहीं है।</>;
export const piecesFor = (words: ReactNode, link: (quoted: ReactNode) => ReactNode) => (
  <>{link(<>“{words}”</>)} के लिए प्रोडक्ट:</>
);
export const resultsFor = (words: ReactNode) => <>“{words}” के नतीजे दिखाए जा रहे हैं।</>;
export const lookInto = 'ये कैटेगरी भी देखें';
