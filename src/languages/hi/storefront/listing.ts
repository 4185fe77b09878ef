/** The orders of a list. */
export const defaultSorting = 'सामान्य क्रम';
export const priceLowToHigh = 'कीमत: कम से ज़्यादा';
export const priceHighToLow = 'कीमत: ज़्यादा से कम';
export const newArrivals = 'नए आए';
export const newest = 'सबसे नए';
export const bestRated = 'सबसे अच्छी रेटिंग';

export const filters = 'फ़िल्टर';
export const sortBy = 'क्रम';
export const sort = 'क्रम';
export const showMoreProducts = 'और प्रोडक्ट दिखाएँ';
export const showMore = 'और दिखाएँ';
