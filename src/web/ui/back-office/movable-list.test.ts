import { expect, it } from 'vitest';
import { nextShown } from './movable-list.tsx';

const shown = [true, false, false, true, false, true];

it.each([
  [3, -1, 0],
  [0, 1, 3],
  [3, 1, 5],
  [5, -1, 3],
  [0, -1, -1],
  [5, 1, -1],
] as const)('moves the line at %i by %i to the place of one that is shown, %i', (from, by, to) => {
  expect(nextShown(shown, from, by)).toBe(to);
});
