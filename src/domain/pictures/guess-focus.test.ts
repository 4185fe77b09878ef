import { expect, test } from 'vitest';
import { guessFocus } from './guess-focus.ts';

type Box = { left: number; top: number; right: number; bottom: number };

const SIDE = 100;
const GROUND = 235;

/** A grey square picture whose pixels are drawn one by one. */
function drawn(value: (x: number, y: number) => number, width = SIDE, height = SIDE) {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[y * width + x] = value(x, y);
  }
  return { data, width, height, channels: 1 };
}

const isIn = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

const boxes: Box[] = [
  { left: 5, top: 30, right: 45, bottom: 60 },
  { left: 60, top: 8, right: 96, bottom: 90 },
  { left: 40, top: 62, right: 60, bottom: 95 },
  { left: 20, top: 20, right: 80, bottom: 80 },
];

test.each(boxes)('a crop that can hold the piece holds it: %j', (box) => {
  const focus = guessFocus(drawn((x, y) => (isIn(box, x, y) ? 90 : GROUND)));
  if (focus === null) throw new Error('Nothing was guessed.');
  for (const [point, from, to] of [
    [focus.x, box.left, box.right],
    [focus.y, box.top, box.bottom],
  ] as const) {
    for (let crop = to - from + 4; crop <= SIDE; crop += 4) {
      const start = ((SIDE - crop) * point) / 100;
      expect(start).toBeLessThanOrEqual(from + 1);
      expect(start + crop).toBeGreaterThanOrEqual(to - 1);
    }
  }
});

test('soft shadows and uneven light are no part of it, nor are specks', () => {
  const box = { left: 10, top: 20, right: 40, bottom: 70 };
  const plain = guessFocus(drawn((x, y) => (isIn(box, x, y) ? 90 : GROUND)));
  const lit = guessFocus(
    drawn((x, y) => {
      if (isIn(box, x, y)) return 90;
      if (x === 97 && y === 3) return 0;
      const shadow = Math.max(0, 70 - Math.hypot(x - 60, y - 75));
      return GROUND - shadow - y / 4;
    }),
  );
  expect(lit).toEqual(plain);
});

test('a piece that takes nearly all of a side is centred there', () => {
  const box = { left: 1, top: 10, right: SIDE - 3, bottom: 85 };
  expect(guessFocus(drawn((x, y) => (isIn(box, x, y) ? 90 : GROUND)))).toMatchObject({ x: 50 });
});

test('what is transparent is white', () => {
  const box = { left: 60, top: 10, right: 90, bottom: 40 };
  const data = new Uint8Array(SIDE * SIDE * 2);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const isPiece = isIn(box, pixel % SIDE, Math.floor(pixel / SIDE));
    // The hidden colours of the ground change from pixel to pixel.
    data[pixel * 2] = isPiece ? 90 : (pixel * 57) % 256;
    data[pixel * 2 + 1] = isPiece ? 255 : 0;
  }
  const shape = drawn((x, y) => (isIn(box, x, y) ? 90 : 255));
  expect(guessFocus({ ...shape, data, channels: 2 })).toEqual(guessFocus(shape));
});

test('without a plain ground, or with nothing on it, there is no guess', () => {
  expect(guessFocus(drawn((x, y) => ((x * 31 + y * 57) % 7) * 30))).toBeNull();
  expect(guessFocus(drawn(() => GROUND))).toBeNull();
  expect(guessFocus(drawn(() => 0, 1, 1))).toBeNull();
});
