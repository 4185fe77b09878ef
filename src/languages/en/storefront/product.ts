import { plural } from '#languages/en/plural.ts';

export const notFoundTitle = 'Product Not Found';
export const notFound = "The product you're looking for doesn't exist or has been removed.";
export const returnToShop = 'Return to Shop';

export const shop = 'Shop';
/** The prices in both currencies, at the beginning of the page's description. */
export const bothPrices = (rupees: string, dirhams: string) => `${rupees} or ${dirhams}`;
/** What search results and previews of links say. */
export const described = (prices: string, words: string) =>
  words === '' ? prices : `${prices}. ${words}`;

export const pictures = 'Pictures';
export const picturesOf = (count: number, piece: string) =>
  `${plural(count, { one: 'Picture', other: '# pictures' })} of ${piece}`;
export const picture = 'Picture';
export const pictureAt = (position: number) => `Picture ${position}`;
export const videoAt = (position: number) => `Video ${position}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const fullScreen = 'Full screen';
export const zoom = 'Zoom';
export const lensOver = (picture: string) =>
  `Zoom lens over ${picture}. Move it with the arrow keys.`;

export const seeSimilar = 'See similar pieces';
export const similarPieces = 'Similar pieces';
export const youMayAlsoLike = 'You may also like';
