import { expect, test } from 'vitest';
import { acceptedLanguage } from './tell.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['ar', 'ar'],
  ['AR-ae', 'ar'],
  ['ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['en;q=0.3, ar;q=0.7', 'ar'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['hil', undefined],
  ['fr', undefined],
  ['fr-FR, ar;q=0.5', 'ar'],
  ['ar;q=0', undefined],
  ['ar;q=nonsense', undefined],
  ['arn', undefined],
  ['*', undefined],
  ['fr, *;q=0.5, hi;q=0.1', 'hi'],
])('who accepts %s reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
