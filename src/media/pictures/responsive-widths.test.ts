import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWidthOf, responsiveWidths } from './responsive-widths.ts';

test.each([
  [1, [1]],
  [100, [100]],
  [160, [160]],
  [600, [160, 320, 480, 600]],
  [720, [160, 320, 480, 720]],
  [1000, [160, 320, 480, 720, 1000]],
  [1600, [160, 320, 480, 720, 1080, 1600]],
  [2000, [160, 320, 480, 720, 1080, 1600, 2000]],
  [4032, [160, 320, 480, 720, 1080, 1600, 2400]],
])(
  'a picture %i px wide gets the widths %j as WebP, and those up to 1600 as AVIF',
  (width, widths) => {
    expect(responsiveWidths({ width, height: width }, 'webp')).toEqual(widths);
    expect(responsiveWidths({ width, height: width }, 'avif')).toEqual(
      widths.filter((step) => step <= 1600),
    );
  },
);

test.each([
  [100, 100],
  [600, 600],
  [719, 719],
  [720, 720],
  [721, 720],
  [4032, 720],
])('of a picture %i px wide, %i is made first', (width, first) => {
  expect(firstWidthOf({ width, height: 900 })).toBe(first);
});

test('no file is wider than the picture or holds more pixels than the memory is for', () => {
  const side = fc.integer({ min: 1, max: 16_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      for (const [format, widest, pixels] of [
        ['webp', 2400, 2400 * 3600],
        ['avif', 1600, 1600 * 2800],
      ] as const) {
        const widths = responsiveWidths({ width, height }, format);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        const last = Math.max(...widths);
        expect(last).toBeLessThanOrEqual(Math.min(width, widest));
        expect((last * last * height) / width).toBeLessThanOrEqual(pixels);
        if (width * height <= pixels) expect(last).toBe(Math.min(width, widest));
      }
      expect(responsiveWidths({ width, height }, 'webp')).toContain(
        firstWidthOf({ width, height }),
      );
    }),
  );
});
