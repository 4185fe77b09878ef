import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWidthOf, ladderOf } from './ladder.ts';

test.each([
  [1, [1]],
  [100, [100]],
  [160, [160]],
  [600, [160, 320, 480, 600]],
  [720, [160, 320, 480, 720]],
  [1000, [160, 320, 480, 720, 1000]],
  [1600, [160, 320, 480, 720, 1080, 1600]],
  [4032, [160, 320, 480, 720, 1080, 1600]],
])('a picture %i px wide gets the widths %j', (width, widths) => {
  expect(ladderOf(width)).toEqual(widths);
});

test.each([
  [100, 100],
  [600, 600],
  [719, 719],
  [720, 720],
  [721, 720],
  [4032, 720],
])('of a picture %i px wide, %i is made first', (width, first) => {
  expect(firstWidthOf(width)).toBe(first);
});

test('no width is above the picture’s own, and the widest is its own up to 1600', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (width) => {
      const widths = ladderOf(width);
      expect(Math.max(...widths)).toBe(Math.min(width, 1600));
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(widths).toContain(firstWidthOf(width));
    }),
  );
});
