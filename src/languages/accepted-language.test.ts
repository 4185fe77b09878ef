import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['ar', 'ar'],
  ['AR-ae', 'ar'],
  ['ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-IN,en;q=0.9,ar;q=0.8', 'en'],
  ['fr, ar;q=0.5', 'ar'],
  ['fr', 'en'],
  ['ar;q=0', 'en'],
  ['ar;q=nonsense,en;q=0.1', 'en'],
  ['arc', 'en'],
] as const)('%s is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
