import { expect, it } from 'vitest';
import { withoutSearch, withSearch } from './recent-searches.ts';

it('puts the last search first, once, and forgets the oldest', () => {
  let texts: readonly string[] = [];
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'B', 'g']) texts = withSearch(texts, text);
  expect(texts).toEqual(['g', 'B', 'f', 'e', 'd', 'c']);
});

it('keeps nothing empty or too long', () => {
  expect(withSearch(['a'], '')).toEqual(['a']);
  expect(withSearch(['a'], 'x'.repeat(201))).toEqual(['a']);
});

it('removes one in whatever case', () => {
  expect(withoutSearch(['Gold', 'b'], 'gold')).toEqual(['b']);
});
