import { bevelled } from '../bevel.ts';
import { darken, lighten } from '../color.ts';
import { boxOutline } from '../outline.ts';
import { across, linear } from '../paint.ts';
import { seeded } from '../random.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, circle, clipped, ellipse, group, n, path, rect } from '../svg.ts';

/** Things standing on y = 0. */

/** A pile of books seen from the side; colours from below upwards. */
export function books(colors: readonly string[], width = 460): string {
  const next = seeded(colors.length * 7);
  let y = 0;
  return group(
    colors
      .map((color) => {
        const height = 44 + next() * 26;
        const w = width * (0.86 + next() * 0.14);
        const x = -w / 2 + (next() - 0.5) * 34;
        y -= height;
        const d = boxOutline(x, y, w, height, 5);
        const pages = rect(x + w - 16, y + 6, 12, height - 12, { fill: '#e6dac0' });
        const bands = [0.12, 0.16, 0.8]
          .map((t) =>
            rect(x + w * t, y + 2, 4, height - 4, { fill: lighten(color, 0.4), opacity: 0.5 }),
          )
          .join('');
        return (
          path(d, {
            fill: across(
              [
                [0, lighten(color, 0.3)],
                [0.3, lighten(color, 0.08)],
                [1, darken(color, 0.4)],
              ],
              [0, y, 0, y + height],
            ),
          }) +
          grain(d, 'fine', 0.6, 1.6) +
          bands +
          pages +
          innerEdge(d, { color: '#000000', width: 8, blur: 4, opacity: 0.4, dx: -1, dy: -2 })
        );
      })
      .join(''),
  );
}

/** Where the pile above ends. */
export function pileHeight(count: number): number {
  const next = seeded(count * 7);
  let height = 0;
  for (let index = 0; index < count; index += 1) {
    height += 44 + next() * 26;
    next();
    next();
  }
  return height;
}

/** A round-headed niche in the wall, `half` wide each way, its floor at y = 0. */
export function niche(half: number, height: number, color: string): string {
  const d = `M${-half} 0V${-height + half}A${half} ${half} 0 0 1 ${half} ${-height + half}V0Z`;
  return group(
    path(d, {
      fill: across(
        [
          [0, darken(color, 0.3)],
          [0.5, darken(color, 0.14)],
          [1, darken(color, 0.02)],
        ],
        [-half, 0, half, 0],
      ),
    }) +
      clipped(
        d,
        blurred(
          40,
          path(`M${-half} ${-height}H${half * 0.2}L${-half * 0.3} 0H${-half}Z`, {
            fill: '#1a110a',
            opacity: 0.28,
          }),
        ),
      ) +
      innerEdge(d, { color: '#1a110a', width: 46, blur: 22, opacity: 0.4, dx: 14, dy: 14 }) +
      innerEdge(d, { color: '#ffffff', width: 5, blur: 2, opacity: 0.6, dx: -3 }),
  );
}

/** A low cylinder to stand things on, its upper ellipse's centre at y = 0. */
export function drum(rx: number, height: number, color: string): string {
  const ry = rx * 0.17;
  const wall = `M${-rx} 0V${height}A${rx} ${ry} 0 0 0 ${rx} ${height}V0Z`;
  return group(
    path(wall, {
      fill: across(
        [
          [0, darken(color, 0.1)],
          [0.25, lighten(color, 0.2)],
          [0.6, color],
          [1, darken(color, 0.3)],
        ],
        [-rx, 0, rx, 0],
      ),
    }) +
      grain(wall, 'clay', 0.45, 2) +
      ellipse(0, 0, rx, ry, {
        fill: linear(
          [
            [0, lighten(color, 0.55)],
            [1, lighten(color, 0.26)],
          ],
          [0, 0, 1, 1],
        ),
      }),
  );
}

/** A branch of olive leaves rising from 0, 0 for about 480. */
export function oliveBranch(seed = 4): string {
  const next = seeded(seed);
  const stem = (t: number): readonly [number, number] => [
    Math.sin(t * 2.1) * 110 * t - 40 * t,
    -480 * t,
  ];
  const line = Array.from({ length: 13 }, (_, index) => stem(index / 12));
  const leaves = Array.from({ length: 30 }, (_, index) => {
    const t = 0.22 + (index / 30) * 0.78;
    const [x, y] = stem(t);
    const side = index % 2 === 0 ? 1 : -1;
    const length = 78 + next() * 34;
    const turn = -90 + side * (38 + next() * 26) + Math.cos(t * 2.1) * 10;
    const d = `M0 0C${n(length * 0.3)} ${n(-length * 0.13)} ${n(length * 0.72)} ${n(-length * 0.12)} ${n(length)} 0C${n(length * 0.72)} ${n(length * 0.12)} ${n(length * 0.3)} ${n(length * 0.13)} 0 0Z`;
    const tint = next() > 0.4 ? '#6f7a4c' : '#8e9a70';
    return group(
      path(d, {
        fill: across(
          [
            [0, darken(tint, 0.25)],
            [1, lighten(tint, 0.26)],
          ],
          [0, 0, length, 0],
        ),
      }) +
        path(`M4 0H${n(length * 0.94)}`, {
          stroke: lighten(tint, 0.55),
          'stroke-width': 1.4,
          opacity: 0.7,
        }),
      { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    );
  }).join('');
  const fruit = [0.44, 0.62, 0.78]
    .map((t, index) => {
      const [x, y] = stem(t);
      return bevelled(
        ellipse(x + (index % 2 === 0 ? 24 : -26), y + 20, 11, 15, { fill: '#3f4626' }),
        { depth: 3, height: 5, shine: 0.6, shade: 0.7 },
      );
    })
    .join('');
  return group(
    path(`M${line.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, {
      fill: 'none',
      stroke: '#5c4a33',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
      leaves +
      fruit,
  );
}

/** One plume of pampas, rising from 0, 0 for about 560. */
export function pampas(): string {
  const next = seeded(12);
  const hairs = Array.from({ length: 260 }, () => {
    const t = next();
    const y = -230 - t * 320;
    const x = 40 * Math.sin(t * 1.5) + 6;
    const spread = (0.25 + Math.sin(t * Math.PI) * 0.9) * 74;
    const side = next() > 0.5 ? 1 : -1;
    const dx = side * spread * (0.5 + next() * 0.5);
    return path(`M${n(x)} ${n(y)}q${n(dx * 0.3)} ${n(-46)} ${n(dx)} ${n(-28 + next() * 30)}`, {
      fill: 'none',
      stroke: ['#e3d0ac', '#cbb286', '#f1e4c8'][Math.floor(next() * 3)],
      'stroke-width': 2 + next() * 2.4,
      opacity: 0.75,
      'stroke-linecap': 'round',
    });
  }).join('');
  return group(
    path('M0 0C-6 -100 4 -220 22 -320C34 -420 44 -500 46 -560', {
      fill: 'none',
      stroke: '#b09a68',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) + hairs,
  );
}

/** A plain lidded box, 420 × 170. */
export function shoeBox(color: string): string {
  const body = rect(-200, -126, 400, 126, {
    fill: across(
      [
        [0, lighten(color, 0.12)],
        [1, darken(color, 0.22)],
      ],
      [-200, 0, 200, 0],
    ),
  });
  const lid = rect(-210, -172, 420, 50, {
    fill: across(
      [
        [0, lighten(color, 0.26)],
        [1, darken(color, 0.12)],
      ],
      [-210, 0, 210, 0],
    ),
  });
  const mark = path('M0 -84C14 -72 20 -56 16 -40H-20C-6 -48 0 -64 0 -84ZM-24 -34H20', {
    fill: 'none',
    stroke: darken(color, 0.45),
    'stroke-width': 2.4,
  });
  return group(
    body + blurred(5, rect(-200, -124, 400, 12, { fill: '#000000', opacity: 0.35 })) + lid + mark,
  );
}

/** A horsehair shoe brush, 260 × 90. */
export function brush(): string {
  const hair = Array.from({ length: 64 }, (_, index) =>
    path(`M${-112 + index * 3.56} -40L${-118 + index * 3.74} ${-2 + (index % 3)}`, {
      stroke: index % 2 === 0 ? '#2a1d14' : '#4b382a',
      'stroke-width': 4,
    }),
  ).join('');
  const wood = 'M-130 -42C-134 -70 -90 -84 0 -84C90 -84 134 -70 130 -42Z';
  return group(
    hair +
      path(wood, {
        fill: across(
          [
            [0, '#c48a52'],
            [0.4, '#8f5a2e'],
            [1, '#5a3518'],
          ],
          [0, -86, 0, -40],
        ),
      }) +
      grain(wood, 'wood', 0.8, 1.4) +
      innerEdge(wood, { color: '#ffe2b8', width: 4, blur: 1.6, opacity: 0.6, dx: 1, dy: 2 }),
  );
}

/** A round tin of wax standing on its edge of 120 and leaning, with its lid flat in front. */
export function waxTin(): string {
  const face =
    circle(0, -70, 70, {
      fill: across(
        [
          [0, '#e0c17c'],
          [0.5, '#a5803a'],
          [1, '#6b4d1a'],
        ],
        [-70, -140, 70, 0],
      ),
    }) +
    circle(0, -70, 58, { fill: '#3a2417' }) +
    circle(0, -70, 50, { fill: 'none', stroke: '#c9a35a', 'stroke-width': 2 }) +
    path('M0 -98C16 -84 22 -66 18 -50H-20C-6 -58 0 -76 0 -98Z', {
      fill: 'none',
      stroke: '#e3c689',
      'stroke-width': 3,
    });
  return group(blurred(9, ellipse(8, 2, 78, 10, { fill: '#1c110a', opacity: 0.5 })) + face);
}
