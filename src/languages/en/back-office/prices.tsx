import type { ReactNode } from 'react';

export const priceIn = (currency: string) => `Price (${currency})`;
export const atYourRate = (price: string) => `${price} at your rate.`;
export const rateAsked = 'Enter rupees per dirham, and we suggest the other price:';
/** `unseen` makes of words what only screen readers say. */
export const takePrice = (currency: string, unseen: (words: string) => ReactNode) => (
  <>Use it{unseen(` as the price in ${currency}`)}</>
);
export const farApart = 'These two prices are far apart. Is a zero missing, or one too many?';
export const areTheseRight = 'Are these prices right?';
type FarApart = { rupees: string; dirhams: string; worth: string };
export const dirhamWorth = ({ rupees, dirhams, worth }: FarApart) =>
  `${rupees} beside ${dirhams}: a dirham would be worth ${worth}.`;
export const theyAreRight = 'They are right';
export const lookAgain = 'Look again';

export const pricesOf = (product: string) => `Prices of ${product}`;
/** At the start of a sentence. */
export const thePrices = 'The prices';
export const notChanged = 'Its prices have not changed.';
export const since = 'Since';
export const earlier = 'Earlier';
export const now = 'now';
export const rupees = 'Rupees';
export const dirhams = 'Dirhams';
