import { lighten } from '../color.ts';
import { spline } from '../outline.ts';
import { across } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { blurred, clipped, group, path } from '../svg.ts';
import { type EyewearSpec, lensPoints } from './eyewear-spec.ts';

/** Outline of the right lens. */
export const lensOutline = (spec: EyewearSpec) => spline(lensPoints[spec.shape]);

/** Both sides of what is drawn for the right one. */
export const bothSides = (body: string) => body + group(body, { transform: 'scale(-1 1)' });

function glass(spec: EyewearSpec, side: 1 | -1): string {
  const d = lensOutline(spec);
  const { top, bottom, topOpacity, bottomOpacity, mirror } = spec.lens;
  const tint = path(d, {
    fill: across(
      [
        [0, top, topOpacity],
        [0.45, top, topOpacity * 0.94],
        [1, bottom, bottomOpacity],
      ],
      [38, -26, 36, 26],
    ),
  });
  const flip = side === 1 ? '' : 'translate(76 0) scale(-1 1)';
  const sky = group(
    blurred(
      1.6,
      path('M6 -30H58C44 -14 30 -2 8 10Z', {
        fill: across(
          [
            [0, mirror ?? '#ffffff', mirror ? 0.75 : 0.34],
            [1, mirror ?? '#ffffff', 0],
          ],
          [14, -26, 34, 6],
        ),
      }),
    ) +
      blurred(0.7, path('M60 -22L50 24H45L56 -24Z', { fill: '#ffffff', opacity: 0.1 })) +
      blurred(0.5, path('M52 -24L40 24H37.5L49.5 -24Z', { fill: '#ffffff', opacity: 0.07 })),
    { transform: flip },
  );
  const edge =
    innerEdge(d, { color: '#000000', width: 2.2, blur: 0.9, opacity: 0.4 }) +
    innerEdge(d, {
      color: lighten(bottom, 0.8),
      width: 0.5,
      blur: 0.25,
      opacity: 0.45,
      dx: side * -0.5,
      dy: -0.6,
    });
  return tint + clipped(d, sky) + edge;
}

/** Both lenses; light falls from the same side on each. */
export const lenses = (spec: EyewearSpec) =>
  glass(spec, 1) + group(glass(spec, -1), { transform: 'scale(-1 1)' });
