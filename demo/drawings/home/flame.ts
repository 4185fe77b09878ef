import { across } from '../paint.ts';
import { blended, blurred, group, path } from '../svg.ts';

/** A flame standing on x, y. `sway` leans it (-1 to 1). */
export function flame(x: number, y: number, size: number, sway = 0): string {
  const s = sway * 9;
  const body = `M0 0C-15 -4 -18 -24 -8 -42C-4 -52 ${s * 0.6} -64 ${s} -84C${s * 0.7 + 3} -62 14 -50 16 -30C17 -12 10 -2 0 0Z`;
  const core = `M0 -4C-8 -8 -9 -22 -4 -34C-1 -42 ${s * 0.4} -48 ${s * 0.5} -58C${s * 0.4 + 2} -46 8 -36 8 -22C8 -10 5 -5 0 -4Z`;
  return group(
    path('M0 4V-14', { stroke: '#2a1c12', 'stroke-width': 3.4, 'stroke-linecap': 'round' }) +
      blended('screen', blurred(16, path(body, { fill: '#ff9a2e', opacity: 0.7 }))) +
      blurred(
        1.6,
        path(body, {
          fill: across(
            [
              [0, '#ffb347'],
              [0.5, '#ffd77a'],
              [0.85, '#ffe9b0'],
              [1, '#7aa0ff', 0.8],
            ],
            [0, -84, 0, 0],
          ),
        }),
      ) +
      blurred(1.4, path(core, { fill: '#fffbe6' })),
    { transform: `translate(${x} ${y}) scale(${size})` },
  );
}
