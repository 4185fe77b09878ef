import { expect, it } from 'vitest';
import { enlargement, lensOffset, positionAfterKey } from './lens-position.ts';

it('puts the point looked at into the middle of the lens', () => {
  const [enlarged, lens] = [
    { width: 1600, height: 2000 },
    { width: 200, height: 200 },
  ];
  expect(lensOffset({ x: 0, y: 0 }, enlarged, lens)).toEqual({ left: 100, top: 100 });
  expect(lensOffset({ x: 0.5, y: 1 }, enlarged, lens)).toEqual({
    left: 100 - 800,
    top: 100 - 2000,
  });
});

it.each([
  ['four times where the file has the pixels', 400, 2400, 1, 4],
  ['as far as the file goes', 400, 960, 1, 2.4],
  ['half as far on a screen of twice the pixels', 400, 1600, 2, 2],
  ['not at all a file that is shown whole', 600, 960, 2, 1],
])('enlarges %s', (_, shown, file, density, times) => {
  expect(enlargement(shown, file, density)).toBe(times);
});

it('walks by arrow keys, and not off the picture', () => {
  expect(positionAfterKey({ x: 0.5, y: 0.5 }, 'ArrowRight')).toEqual({ x: 0.52, y: 0.5 });
  expect(positionAfterKey({ x: 0.5, y: 0.01 }, 'ArrowUp')).toEqual({ x: 0.5, y: 0 });
  expect(positionAfterKey({ x: 0.5, y: 0.5 }, 'Enter')).toBeNull();
});
