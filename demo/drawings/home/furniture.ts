import { darken, lighten } from '../color.ts';
import { boxOutline, ellipseOutline } from '../outline.ts';
import { across, radial } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, circle, clipped, ellipse, group, path } from '../svg.ts';

/** A piece of wood with its grain and rounded edges; light falls across from the left. */
function timber(
  d: string,
  color: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
  return (
    path(d, {
      fill: across(
        [
          [0, darken(color, 0.2)],
          [0.25, lighten(color, 0.26)],
          [0.55, color],
          [1, darken(color, 0.4)],
        ],
        [x1, y1, x2, y2],
      ),
    }) +
    grain(d, x1 === x2 ? 'wood' : 'upright', 0.7, 2) +
    innerEdge(d, {
      color: darken(color, 0.8),
      width: 4,
      blur: 2,
      opacity: 0.55,
      dx: -0.6,
      dy: -0.8,
    }) +
    innerEdge(d, {
      color: lighten(color, 0.6),
      width: 1.6,
      blur: 0.6,
      opacity: 0.55,
      dx: 0.6,
      dy: 0.8,
    })
  );
}

/** Woven cane filling an outline, its cells `pitch` apart. */
function cane(
  d: string,
  color: string,
  pitch: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): string {
  const line = (m: string, width: number) =>
    path(m, { stroke: darken(color, 0.5), 'stroke-width': width + 1, opacity: 0.7 }) +
    path(m, { stroke: color, 'stroke-width': width }) +
    path(m, { stroke: lighten(color, 0.5), 'stroke-width': width * 0.3, opacity: 0.7 });
  const parts: string[] = [];
  for (let x = left; x < right; x += pitch)
    parts.push(
      line(`M${x - 2.4} ${top}V${bottom}`, 2.2),
      line(`M${x + 2.4} ${top}V${bottom}`, 2.2),
    );
  for (let y = top; y < bottom; y += pitch)
    parts.push(
      line(`M${left} ${y - 2.4}H${right}`, 2.2),
      line(`M${left} ${y + 2.4}H${right}`, 2.2),
    );
  const reach = right - left + bottom - top;
  for (let at = -reach; at < reach; at += pitch)
    parts.push(
      line(`M${left + at + pitch / 2} ${top}l${bottom - top} ${bottom - top}`, 2),
      line(`M${left + at + pitch / 2} ${bottom}l${bottom - top} ${top - bottom}`, 2),
    );
  return (
    path(d, { fill: darken(color, 0.72), opacity: 0.42 }) +
    clipped(d, parts.join('')) +
    innerEdge(d, { color: '#1a0f06', width: 10, blur: 5, opacity: 0.5, dx: 2, dy: 3 })
  );
}

/** A low teak armchair with cane seat and back, 620 wide, 720 high, from the front. */
export function caneArmchair(color: string): string {
  const straw = '#d3b078';
  const leg = (side: number) =>
    group(timber('M238 -338L262 -338L256 0H236Z', color, [236, 0, 262, 0]), {
      transform: `scale(${side} 1)`,
    });
  const backLeg = (side: number) =>
    group(timber('M206 -330L222 -330L224 -44H210Z', darken(color, 0.3), [206, 0, 224, 0]), {
      transform: `scale(${side} 1)`,
    });
  const stile = (side: number) =>
    group(timber('M214 -700C224 -706 238 -702 240 -690L250 -330H222Z', color, [214, 0, 250, 0]), {
      transform: `scale(${side} 1)`,
    });
  const opening = 'M-206 -650C-100 -664 100 -664 206 -650L216 -372C100 -362 -100 -362 -216 -372Z';
  const rail = timber(
    'M-234 -704C-120 -728 120 -728 234 -704L236 -650C120 -672 -120 -672 -236 -650Z',
    color,
    [0, -728, 0, -650],
  );
  const lower = timber(
    'M-222 -376C-100 -364 100 -364 222 -376V-346C100 -336 -100 -336 -222 -346Z',
    color,
    [0, -376, 0, -336],
  );
  const seat = 'M-216 -318C-100 -306 100 -306 216 -318L246 -250C100 -236 -100 -236 -246 -250Z';
  const apron = timber(
    'M-258 -254C-100 -236 100 -236 258 -254V-214C100 -196 -100 -196 -258 -214Z',
    color,
    [0, -254, 0, -196],
  );
  const arm = (side: number) =>
    group(
      timber(
        'M218 -440C250 -452 290 -446 306 -420C312 -408 306 -396 292 -394C280 -412 252 -420 222 -412Z',
        color,
        [218, -446, 300, -396],
      ) +
        timber(
          'M284 -398C296 -398 304 -402 306 -412L272 -230C268 -222 256 -224 252 -232Z',
          darken(color, 0.12),
          [252, 0, 306, 0],
        ),
      { transform: `scale(${side} 1)` },
    );
  const pegs = [-1, 1]
    .flatMap((side) =>
      [
        [230, -676],
        [236, -358],
        [247, -236],
      ].map(
        ([x = 0, y = 0]) =>
          circle(side * x, y, 5, { fill: darken(color, 0.6) }) +
          circle(side * x - 0.6, y - 0.8, 4, { fill: lighten(color, 0.2) }),
      ),
    )
    .join('');
  const stretcher = timber('M-240 -92H240V-74H-240Z', darken(color, 0.16), [0, -92, 0, -74]);
  return group(
    backLeg(-1) +
      backLeg(1) +
      cane(opening, straw, 26, [-230, -680, 230, -350]) +
      stile(-1) +
      stile(1) +
      rail +
      lower +
      path(seat, { fill: darken(straw, 0.5) }) +
      cane(seat, straw, 22, [-260, -330, 260, -230]) +
      blurred(
        10,
        clipped(
          seat,
          path('M-260 -322H260', { stroke: '#1a0f06', 'stroke-width': 30, opacity: 0.5 }),
        ),
      ) +
      stretcher +
      apron +
      leg(-1) +
      leg(1) +
      arm(-1) +
      arm(1) +
      pegs,
  );
}

/** A three-legged stool with a dished seat, 360 wide, 440 high; things may stand on y = -452. */
export function stool(color: string): string {
  const leg = (d: string, dark: number) => timber(d, darken(color, dark), [-120, 0, 160, 0]);
  const [rx, ry, y] = [180, 46, -440];
  const top = ellipseOutline(0, y, rx, ry);
  const edge = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}L${rx - 14} ${y + 36}A${rx - 14} ${ry} 0 0 1 ${-rx + 14} ${y + 36}Z`;
  const dish = ellipse(6, y + 2, rx * 0.78, ry * 0.7, {
    fill: radial(
      [
        [0, darken(color, 0.24)],
        [0.7, darken(color, 0.05)],
        [1, lighten(color, 0.16)],
      ],
      20,
      y + 10,
      rx * 0.8,
    ),
  });
  return group(
    leg('M-6 -400L22 -400L34 -40L18 -40Z', 0.42) +
      leg('M-112 -404L-80 -404L-128 0L-150 0Z', 0) +
      leg('M84 -404L116 -404L152 0L130 0Z', 0.16) +
      timber('M-118 -170L128 -170L130 -152L-122 -152Z', darken(color, 0.2), [0, -170, 0, -150]) +
      timber(edge, color, [-rx, 0, rx, 0]) +
      path(top, {
        fill: across(
          [
            [0, lighten(color, 0.36)],
            [0.5, lighten(color, 0.1)],
            [1, darken(color, 0.16)],
          ],
          [-rx, 0, rx, 0],
        ),
      }) +
      dish +
      grain(top, 'wood', 0.8, 2.4) +
      innerEdge(top, { color: lighten(color, 0.7), width: 3, blur: 1, opacity: 0.6, dy: 1 }),
  );
}

/** A plain block to stand things on; its top at y = 0. */
export function plinth(half: number, height: number, color: string): string {
  const depth = half * 0.16;
  const face = boxOutline(-half, 0, half * 2, height);
  return group(
    path(face, {
      fill: across(
        [
          [0, lighten(color, 0.1)],
          [1, darken(color, 0.16)],
        ],
        [-half, 0, half, height],
      ),
    }) +
      grain(face, 'clay', 0.5, 2) +
      path(`M${-half} 0L${-half + depth} ${-depth}H${half - depth}L${half} 0Z`, {
        fill: across(
          [
            [0, lighten(color, 0.5)],
            [1, lighten(color, 0.24)],
          ],
          [-half, 0, half, 0],
        ),
      }) +
      path(`M${-half} 0H${half}`, { stroke: lighten(color, 0.7), 'stroke-width': 2, opacity: 0.7 }),
  );
}
