import { plural } from '#languages/hi/plural.ts';

export const title = 'कैटेगरी';
export const text = 'जो चाहिए, वहीं से शुरू करें।';
export const description = (names: readonly string[]) => `कई विक्रेताओं के ${names.join(', ')} देखें।`;
export const emptyTitle = 'कोई कलेक्शन नहीं मिला';
export const emptyText = 'कृपया बाद में फिर देखें।';
export const viewMore = 'और कलेक्शन देखें';

/** Of the kinds of one category. */
export const kindsIn = ({ category, kinds }: { category: string; kinds: readonly string[] }) =>
  `${category}: ${kinds.join(', ')}।`;
export const chooseKind = 'एक किस्म चुनें।';
export const allPieces = (count: number) =>
  plural(count, { one: 'सभी # प्रोडक्ट', other: 'सभी # प्रोडक्ट' });
