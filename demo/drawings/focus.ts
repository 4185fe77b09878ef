import { radial } from './paint.ts';
import { blurred, masked, rect } from './svg.ts';

/** Sharp around a point of the picture and softer away from it, as through a lens held close. */
export function focused(body: string, cx: number, cy: number, radius: number, soft = 6): string {
  const mask = rect(-3000, -3000, 9000, 9000, {
    fill: radial(
      [
        [0, '#ffffff'],
        [0.62, '#ffffff'],
        [1, '#000000'],
      ],
      cx,
      cy,
      radius,
    ),
  });
  return blurred(soft, body) + masked(mask, body);
}
