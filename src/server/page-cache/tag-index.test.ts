import { expect, it } from 'vitest';
import { createTagIndex } from './tag-index.ts';

it('finds keys by any of their tags and forgets tags nobody carries', () => {
  const index = createTagIndex();
  index.add('a', ['x', 'y']);
  index.add('b', ['y']);
  expect(index.keysOf(['x', 'y', 'z'])).toEqual(new Set(['a', 'b']));
  index.remove('a', ['x', 'y']);
  expect(index.keysOf(['x', 'y'])).toEqual(new Set(['b']));
  index.remove('b', ['y']);
  expect(index.size()).toBe(0);
});
