import { expect, test } from 'vitest';
import { inLanguage, splitLanguage } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/shop', 'en', '/shop'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/shop', 'ar', '/shop'],
  ['/ar?q=1', 'ar', '/?q=1'],
  ['/arabia', 'en', '/arabia'],
  ['/hi/shop', 'hi', '/shop'],
  ['/hill', 'en', '/hill'],
  ['/fr/shop', 'en', '/fr/shop'],
  ['/en/shop', 'en', '/en/shop'],
  ['/constructor', 'en', '/constructor'],
])('%s is %s of %s', (path, language, rest) => {
  expect(splitLanguage(path)).toEqual({ language, rest });
});

test('the address of a page is found in every language', () => {
  expect(['/', '/shop'].map((path) => inLanguage('ar', path))).toEqual(['/ar', '/ar/shop']);
  expect(['/', '/shop'].map((path) => inLanguage('en', path))).toEqual(['/', '/shop']);
});
