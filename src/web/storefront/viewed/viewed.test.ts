import { expect, test } from 'vitest';
import { withViewed } from './viewed.ts';

test('the last one looked at stands first, once, and five others are kept', () => {
  expect(withViewed(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withViewed(['g', 'f', 'e', 'd', 'c', 'b'], 'a')).toEqual(['a', 'g', 'f', 'e', 'd', 'c']);
});
