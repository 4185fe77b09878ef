import { expect, it } from 'vitest';
import { lensOffset, positionAfterKey } from './lens-position.ts';

it('puts the point looked at into the middle of the lens, four times a side', () => {
  const [shown, lens] = [
    { width: 400, height: 500 },
    { width: 200, height: 200 },
  ];
  expect(lensOffset({ x: 0, y: 0 }, shown, lens)).toEqual({ left: 100, top: 100 });
  expect(lensOffset({ x: 0.5, y: 1 }, shown, lens)).toEqual({ left: 100 - 800, top: 100 - 2000 });
});

it('walks by arrow keys, and not off the picture', () => {
  expect(positionAfterKey({ x: 0.5, y: 0.5 }, 'ArrowRight')).toEqual({ x: 0.52, y: 0.5 });
  expect(positionAfterKey({ x: 0.5, y: 0.01 }, 'ArrowUp')).toEqual({ x: 0.5, y: 0 });
  expect(positionAfterKey({ x: 0.5, y: 0.5 }, 'Enter')).toBeNull();
});
