import { expect, it } from 'vitest';
import { endOf, sitemapParts } from './sitemap.ts';

it('makes as many parts as keep each comfortably below the 10,000 that one may have', () => {
  expect(sitemapParts(0)).toEqual(['']);
  expect(sitemapParts(5_000)).toEqual(['']);
  expect(sitemapParts(5_001)).toHaveLength(36);
  expect(sitemapParts(1_000_000)).toHaveLength(1_296);
  expect(new Set(sitemapParts(1_000_000)).size).toBe(1_296);
});

it.each([
  ['', null],
  ['a', 'b'],
  ['9', 'a'],
  ['z', null],
  ['az', 'b'],
  ['zz', null],
  ['0z', '1'],
])('everything that begins with %j ends before %j', (part, end) => {
  expect(endOf(part)).toBe(end);
});
