import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';

export const askForOneLikeIt = 'Ask for one like it';
export const askForSimilar = 'Ask for similar';
export const enquire = 'Enquire';
export const enquireByChat = 'Enquire by chat';
export const writeToSeller = 'Write to the seller';
export const askedOn = (day: string) => `You asked about this on ${day}`;

export const size = { notAvailable: '(not available)', noneAvailable: 'No size is available now.' };

export const starsOfFive = (stars: string) => `${stars} of 5 stars`;
export const reviews = (count: number) => plural(count, { one: '# review', other: '# reviews' });
export const lowestPrice = (price: string) => `Lowest price of the last 30 days: ${price}`;

export const favourites = 'Favourites';
export const share = 'Share';
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'The link could not be copied. It is in the address bar.';

export const inStock = 'In stock';
export const available = (count: number) =>
  plural(count, { one: '# available', other: '# available' });

export const soldBy = 'Sold by';
export const category = 'Category';
/** A category and the part of it that a piece stands in. */
export const inCategory = (category: ReactNode, subCategory: ReactNode) => (
  <>
    {category}, {subCategory}
  </>
);
export const inTheStory = 'In the story';
export const shipping = 'Shipping';
export const returns = 'Returns';
export const returnsWithin = (days: string) => `Within ${days}`;
export const sku = 'SKU';
export const shopRating = (stars: number, reviews: string) => `${stars}-star rating, ${reviews}`;
export const reportPiece = 'Report this piece';

export const specification = 'Specification';
export const recentlyViewed = 'Recently viewed';
