import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, cropTo, type Edge, moveCrop, moveEdge, turnCrop, WHOLE } from './crop.ts';

const isInside = ({ x, y, width, height }: Crop) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;

describe('a frame on a picture', () => {
  it('stays inside, and is never less than a tenth, whatever is done to it', () => {
    const share = fc.double({ min: -2, max: 2, noNaN: true });
    const edge = fc.constantFrom<Edge>('left', 'right', 'top', 'bottom');
    fc.assert(
      fc.property(fc.array(fc.tuple(edge, share, share), { maxLength: 12 }), (steps) => {
        const crop = steps.reduce(
          (before, [side, by, other]) => moveCrop(moveEdge(before, side, by), other, by),
          WHOLE,
        );
        expect(isInside(crop)).toBe(true);
        expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(0.1 - 1e-9);
      }),
    );
  });

  it('is the largest of its shape, in the middle', () => {
    expect(cropTo(4 / 5, { width: 1000, height: 1000 })).toEqual({
      x: expect.closeTo(0.1),
      y: 0,
      width: expect.closeTo(0.8),
      height: 1,
    });
    expect(cropTo(1, { width: 500, height: 1000 })).toMatchObject({ y: 0.25, height: 0.5 });
  });

  it('turns with its picture, and is itself again after four turns', () => {
    const crop = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    expect(turnCrop(crop)).toEqual({
      x: expect.closeTo(0.4),
      y: 0.1,
      width: 0.4,
      height: 0.3,
    });
    const around = turnCrop(turnCrop(turnCrop(turnCrop(crop))));
    expect(around.x).toBeCloseTo(crop.x);
    expect(around.y).toBeCloseTo(crop.y);
  });
});
