import type { ReactNode } from 'react';

export const priceIn = (currency: string) => `कीमत (${currency})`;
export const atYourRate = (price: string) => `आपके रेट पर ${price}।`;
export const rateAsked = 'एक दिरहम के रुपये लिखें, दूसरी कीमत हम सुझाएँगे:';
/** `unseen` makes of words what only screen readers say. */
export const takePrice = (currency: string, unseen: (words: string) => ReactNode) => (
  <>यह लें{unseen(`, ${currency} की कीमत के लिए`)}</>
);
export const farApart = 'इन दोनों कीमतों में बहुत फ़र्क है। कोई शून्य कम या ज़्यादा तो नहीं?';
export const areTheseRight = 'क्या ये कीमतें सही हैं?';
type FarApart = { rupees: string; dirhams: string; worth: string };
export const dirhamWorth = ({ rupees, dirhams, worth }: FarApart) =>
  `${rupees} और ${dirhams}: इस हिसाब से एक दिरहम ${worth} का हुआ।`;
export const theyAreRight = 'सही हैं';
export const lookAgain = 'फिर देखें';

export const pricesOf = (product: string) => `${product} की कीमतें`;
/** At the start of a sentence. */
export const thePrices = 'कीमतें';
export const notChanged = 'इसकी कीमतें नहीं बदली हैं।';
export const since = 'कब से';
export const earlier = 'पहले';
export const now = 'अब';
export const rupees = 'रुपये';
export const dirhams = 'दिरहम';
