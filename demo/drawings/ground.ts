import { darken, lighten, mix } from './color.ts';
import { boxOutline } from './outline.ts';
import { across, linear, radial } from './paint.ts';
import { grain } from './relief.ts';
import { blended, blurred, ellipse, group, path, rect } from './svg.ts';

/** Quiet colours to stand things on. */
export const grounds = {
  paper: '#f4efe7',
  sand: '#e9e2d6',
  stone: '#dcd8d0',
  clay: '#e3d0bf',
  blush: '#ecdcd4',
  mist: '#dbe0df',
  sage: '#d9dccd',
  dusk: '#c9c2ba',
  slate: '#8d918f',
  night: '#2b2a29',
  sea: '#23494b',
} as const;

export type Ground = keyof typeof grounds;

/** A seamless table seen from above, lit from the upper left. */
export function tabletop(ground: Ground, width: number, height: number): string {
  const color = grounds[ground];
  const light = radial(
    [
      [0, lighten(color, 0.24)],
      [0.6, color],
      [1, darken(color, 0.07)],
    ],
    width * 0.5,
    height * 0.46,
    Math.hypot(width, height) * 0.62,
    width * 0.28,
    height * 0.2,
  );
  return rect(0, 0, width, height, { fill: light });
}

/** A studio sweep: wall above, floor below, with a soft turn between at `horizon`. */
export function sweep(ground: Ground, width: number, height: number, horizon: number): string {
  const color = grounds[ground];
  const wall = across(
    [
      [0, mix(color, darken(color, 0.1), 0.5)],
      [1, lighten(color, 0.22)],
    ],
    [0, 0, 0, horizon],
  );
  const floor = across(
    [
      [0, lighten(color, 0.3)],
      [0.4, lighten(color, 0.12)],
      [1, darken(color, 0.06)],
    ],
    [0, horizon, 0, height],
  );
  const glow = radial(
    [
      [0, '#ffffff', 0.45],
      [1, '#ffffff', 0],
    ],
    width * 0.36,
    height * 0.34,
    width * 0.8,
  );
  const turn = blurred(
    height * 0.035,
    rect(-60, horizon - height * 0.03, width + 120, height * 0.06, {
      fill: darken(color, 0.04),
      opacity: 0.4,
    }),
  );
  return (
    rect(0, 0, width, horizon + 1, { fill: wall }) +
    rect(0, horizon, width, height - horizon, { fill: floor }) +
    turn +
    rect(0, 0, width, height, { fill: glow })
  );
}

/** Where something touches the floor: a tight dark core in a wide soft one, drawn away from the light. */
export function contact(cx: number, cy: number, rx: number, ry: number, strength = 1): string {
  return (
    blurred(
      ry * 2.2,
      ellipse(cx + rx * 0.16, cy + ry * 0.8, rx * 1.12, ry * 1.5, {
        fill: '#3b2d20',
        opacity: 0.26 * strength,
      }),
    ) +
    blurred(
      ry * 0.7,
      ellipse(cx + rx * 0.03, cy, rx, ry * 0.62, { fill: '#2a1e14', opacity: 0.42 * strength }),
    ) +
    blurred(
      ry * 0.22,
      ellipse(cx, cy - ry * 0.08, rx * 0.94, ry * 0.22, {
        fill: '#1a110a',
        opacity: 0.5 * strength,
      }),
    )
  );
}

/** The soft shadow of something lying on the table, given its plain silhouette. */
export function lying(
  silhouette: string,
  dx: number,
  dy: number,
  spread: number,
  strength = 1,
): string {
  return (
    blurred(spread, group(silhouette, { fill: '#3b2d20', transform: `translate(${dx} ${dy})` }), {
      opacity: 0.34 * strength,
    }) +
    blurred(
      spread * 0.24,
      group(silhouette, { fill: '#22180f', transform: `translate(${dx * 0.22} ${dy * 0.22})` }),
      { opacity: 0.34 * strength },
    )
  );
}

/** Light through a window: slanting panes, soft at their edges. */
export function windowLight(width: number, height: number, strength = 0.5): string {
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [width * (0.16 + column * 0.3), height * (-0.06 + row * 0.3)];
      const [w, h, lean] = [width * 0.26, height * 0.26, width * 0.2];
      return path(
        `M${x} ${y}L${x + w} ${y - h * 0.12}L${x + w + lean} ${y + h * 0.88}L${x + lean} ${y + h}Z`,
        { fill: '#fff3dc' },
      );
    }),
  );
  return blended('soft-light', blurred(width * 0.012, panes.join('')), strength);
}

/** The shadow of a palm frond from outside the picture, falling in from the upper right. */
export function leafShadow(width: number, height: number, strength = 0.2): string {
  const size = Math.min(width, height);
  const stem = (t: number): readonly [number, number] => [
    width * 1.04 - size * 0.95 * t,
    -height * 0.04 + size * (0.24 * t + 0.34 * t * t),
  ];
  const leaflets = Array.from({ length: 34 }, (_, index) => {
    const t = 0.06 + (index / 34) * 0.94;
    const [x, y] = stem(t);
    const length = size * 0.34 * Math.sin(Math.PI * (0.22 + t * 0.68));
    const side = index % 2 === 0 ? 1 : -1;
    const turn = 150 + t * 14 - side * (38 + 10 * t);
    const half = length * 0.055;
    return path(
      `M0 0C${length * 0.3} ${-half} ${length * 0.7} ${-half} ${length} 0C${length * 0.7} ${half} ${length * 0.3} ${half} 0 0Z`,
      {
        fill: '#2f2418',
        transform: `translate(${x} ${y}) rotate(${turn})`,
      },
    );
  });
  return blended('multiply', blurred(size * 0.008, leaflets.join('')), strength);
}

/** A slab of stone or wood seen from above. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  kind: 'stone' | 'wood' | 'pebble',
  r = 8,
): string {
  const d = boxOutline(x, y, width, height, r);
  return (
    lying(path(d, {}), 14, 22, 26) +
    path(d, {
      fill: linear(
        [
          [0, lighten(color, 0.16)],
          [1, darken(color, 0.12)],
        ],
        [0, 0, 1, 1],
      ),
    }) +
    grain(d, kind, 0.75, kind === 'wood' ? 1.6 : 1.2) +
    path(d, { fill: 'none', stroke: lighten(color, 0.4), 'stroke-width': 2, opacity: 0.5 })
  );
}
