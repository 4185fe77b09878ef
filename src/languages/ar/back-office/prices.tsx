import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

const inWords = (currency: string) => (currency === 'INR' ? 'بالروبية' : 'بالدرهم');

export const priceIn = (currency: string) => `السعر ${inWords(currency)}`;
export const atYourRate = (price: string) => `${price} بسعر الصرف لديك.`;
export const rateAsked = 'كم روبية يساوي الدرهم؟ يُقترح بذلك السعر الآخر:';
/** `unseen` makes of words what only screen readers say. */
export const takePrice = (currency: string, unseen: (words: string) => ReactNode) => (
  <>اعتماده{unseen(` سعرًا ${inWords(currency)}`)}</>
);
export const farApart = 'الفرق بين السعرين كبير. هل نقص صفر أم زاد؟';
export const areTheseRight = 'هل هذان السعران صحيحان؟';
type FarApart = { rupees: string; dirhams: string; worth: string };
export const dirhamWorth = ({ rupees, dirhams, worth }: FarApart) =>
  `${rupees} مقابل ${dirhams}: أي أن الدرهم يساوي ${worth}.`;
export const theyAreRight = 'نعم، صحيحان';
export const lookAgain = 'مراجعة السعرين';

export const pricesOf = (product: string) => `أسعار ${isolated(product)}`;
/** With its article. */
export const thePrices = 'الأسعار';
export const notChanged = 'لم تتغيّر أسعاره.';
export const since = 'منذ';
export const earlier = 'قبل ذلك';
export const now = 'الآن';
export const rupees = 'الروبية';
export const dirhams = 'الدرهم';
