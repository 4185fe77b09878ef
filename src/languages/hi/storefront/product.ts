import { plural } from '#languages/hi/plural.ts';

export const notFoundTitle = 'प्रोडक्ट नहीं मिला';
export const notFound = 'आप जो प्रोडक्ट ढूँढ रहे हैं, वह नहीं है या हटा दिया गया है।';
export const returnToShop = 'शॉप पर वापस जाएँ';

export const shop = 'शॉप';
/** The prices in both currencies, at the beginning of the page's description. */
export const bothPrices = (rupees: string, dirhams: string) => `${rupees} या ${dirhams}`;
/** What search results and previews of links say. */
export const described = (prices: string, words: string) =>
  words === '' ? prices : `${prices}। ${words}`;

export const pictures = 'फ़ोटो';
export const picturesOf = (count: number, piece: string) =>
  `${piece} की ${plural(count, { one: 'फ़ोटो', other: '# फ़ोटो' })}`;
export const picture = 'फ़ोटो';
export const pictureAt = (position: number) => `फ़ोटो ${position}`;
export const videoAt = (position: number) => `वीडियो ${position}`;
export const previousPicture = 'पिछली फ़ोटो';
export const nextPicture = 'अगली फ़ोटो';
export const fullScreen = 'पूरी स्क्रीन';
export const zoom = 'ज़ूम करें';
export const lensOver = (picture: string) => `${picture} के ऊपर ज़ूम लेंस। तीर वाली कुंजियों से इसे सरकाएँ।`;

export const seeSimilar = 'मिलते-जुलते प्रोडक्ट देखें';
export const similarPieces = 'मिलते-जुलते प्रोडक्ट';
export const youMayAlsoLike = 'आपको ये भी पसंद आ सकते हैं';
