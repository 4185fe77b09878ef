import { expect, it } from 'vitest';
import { createTagIndex } from './kept-responses.ts';

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
