import { bevelled } from '../bevel.ts';
import { barPaint, tone } from '../metal.ts';
import { boxOutline, polar, polygon } from '../outline.ts';
import { across } from '../paint.ts';
import { innerEdge } from '../relief.ts';
import { circle, group, type Point, path, rect } from '../svg.ts';
import { flame } from './flame.ts';
import { turned } from './lathe.ts';

function starCut(x: number, y: number, r: number): string {
  const points: Point[] = Array.from({ length: 16 }, (_, index) =>
    polar(x, y, index % 2 === 0 ? r : r * 0.5, index * 22.5),
  );
  return polygon(points);
}

/** A pierced brass lantern, 560 high to its ring, with its candle; `lit` shows the flame. */
export function fanous(lit = false): string {
  const pane = (x: number, half: number, warm: number) => {
    const frame = boxOutline(x - half, -300, half * 2, 230, 4);
    const hole = `M${x - half + 9} -82V-220C${x - half + 9} -270 ${x - 4} -284 ${x} -290C${x + 4} -284 ${x + half - 9} -270 ${x + half - 9} -220V-82Z`;
    const glow = lit
      ? across(
          [
            [0, '#ffe7ae'],
            [0.6, '#f7b24e'],
            [1, '#b8651c'],
          ],
          [0, -100, 0, -290],
        )
      : across(
          [
            [0, '#cfc6b4', 0.75],
            [1, '#8f8674', 0.7],
          ],
          [0, -290, 0, -80],
        );
    const stars = [-262, -236]
      .map((y, row) =>
        [-0.5, 0.5].map((k) => (row === 0 ? '' : path(starCut(x + k * half, y, 0), {}))).join(''),
      )
      .join('');
    return (
      path(frame, { fill: barPaint('brass', [0, 0, 1, 0]) }) +
      path(hole, { fill: glow, opacity: 0.6 + warm * 0.4 }) +
      path(hole, { fill: 'none', stroke: tone('brass', 0.08), 'stroke-width': 2.4, opacity: 0.8 }) +
      stars
    );
  };
  const band = (y: number, height: number, half: number) => {
    const d = boxOutline(-half, y, half * 2, height, 4);
    const holes = Array.from({ length: 9 }, (_, index) => {
      const t = -1 + (index * 2) / 8;
      const x = (Math.sin(t * 1.25) / Math.sin(1.25)) * (half - 16);
      return path(starCut(x, y + height / 2, height * 0.3 * (1 - Math.abs(t) * 0.4)), {
        fill: lit ? '#ffd27e' : '#2a1c0a',
      });
    }).join('');
    return (
      bevelled(path(d, { fill: barPaint('brass', [0, 0, 1, 0]) }), {
        depth: 2,
        height: 3,
        shine: 0.6,
        shade: 0.7,
      }) + holes
    );
  };
  const dome =
    'M-116 -344C-112 -400 -70 -440 -26 -456C-14 -464 -12 -480 0 -486C12 -480 14 -464 26 -456C70 -440 112 -400 116 -344Z';
  const pierced = [
    [-62, -372, 13],
    [-22, -378, 15],
    [22, -378, 15],
    [62, -372, 13],
    [-40, -412, 10],
    [0, -418, 12],
    [40, -412, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => path(starCut(x, y, r), { fill: lit ? '#ffd27e' : '#2a1c0a' }))
    .join('');
  const cap =
    path(dome, { fill: barPaint('brass', [0, 0, 1, 0]) }) +
    innerEdge(dome, { color: '#2f1d05', width: 14, blur: 7, opacity: 0.6, dx: -3 });
  const ring = bevelled(
    circle(0, -516, 28, { fill: 'none', stroke: tone('brass', 0.6), 'stroke-width': 7 }),
    { depth: 1.6, height: 3, shine: 0.9, shade: 0.8 },
  );
  const feet = [-86, 86]
    .map((x) =>
      turned(
        [
          [9, 0],
          [12, -6],
          [8, -14],
          [10, -22],
        ],
        { color: '#a67c35', gloss: 0.7, grain: null },
      ).replace('<g>', `<g transform="translate(${x} 0)">`),
    )
    .join('');
  const candle =
    rect(-26, -176, 52, 102, {
      fill: across(
        [
          [0, '#d9cdb4'],
          [0.4, '#fffaf0'],
          [1, '#c4b595'],
        ],
        [-26, 0, 26, 0],
      ),
      rx: 5,
    }) + (lit ? flame(0, -180, 1) : path('M0 -176V-190', { stroke: '#2a211a', 'stroke-width': 3 }));
  return group(
    feet +
      ring +
      pane(-74, 26, 0.2) +
      pane(74, 26, 0.2) +
      pane(0, 50, 0) +
      candle +
      band(-74, 54, 112) +
      band(-346, 46, 118) +
      cap +
      pierced,
  );
}
