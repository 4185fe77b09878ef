import { plural } from '#languages/hi/plural.ts';

export const pieces = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });
export const showLess = 'कम दिखाएँ';
