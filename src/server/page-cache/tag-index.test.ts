import { expect, it } from 'vitest';
import { beyond, changedFrom, inside } from '#domain/tag-range.ts';
import { createTagIndex } from './tag-index.ts';

it('finds keys by any of their tags and forgets tags nobody carries', () => {
  const index = createTagIndex();
  index.add('a', ['x', 'y']);
  index.add('b', ['y']);
  index.add('c', ['y']);
  expect(index.keysOf(['x', 'y', 'z'])).toEqual(new Set(['a', 'b', 'c']));
  index.remove('a', ['x', 'y']);
  expect(index.keysOf(['x', 'y'])).toEqual(new Set(['b', 'c']));
  index.remove('b', ['y']);
  index.remove('c', ['y']);
  expect(index.size()).toBe(0);
});

it('finds what depends on a number only by numbers that matter to it', () => {
  const index = createTagIndex();
  index.add('cheap', [inside('price', 0, 100)]);
  index.add('ends', [beyond('price', 10, 900)]);
  index.add('sorted', ['price']);
  const found = (before: number, after: number) =>
    [...index.keysOf([changedFrom('price', before, after)])].sort();
  expect(found(200, 300)).toEqual(['sorted']);
  expect(found(100, 300)).toEqual(['cheap', 'sorted']);
  expect(found(300, 50)).toEqual(['cheap', 'sorted']);
  expect(found(300, 950)).toEqual(['ends', 'sorted']);
  expect(found(10, 11)).toEqual(['cheap', 'ends', 'sorted']);
  expect([...index.keysOf(['price'])].sort()).toEqual(['cheap', 'ends', 'sorted']);
  index.remove('cheap', [inside('price', 0, 100)]);
  expect(found(100, 300)).toEqual(['sorted']);
  index.remove('ends', [beyond('price', 10, 900)]);
  index.remove('sorted', ['price']);
  expect(index.size()).toBe(0);
});
