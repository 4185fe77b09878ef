import { bevelled } from '../bevel.ts';
import { darken, lighten } from '../color.ts';
import { tone } from '../metal.ts';
import { blurred, clipped, group, path, rect } from '../svg.ts';
import { type Hide, hide, luminous, soleBlock, step, stitch } from './upper.ts';

export type LoaferSpec = {
  hide: Hide;
  ornament: 'penny' | 'tassel' | 'bit';
  sole: string;
  lining: string;
};

const upper =
  'M9 -13C3 -26 12 -42 34 -48C62 -55 90 -64 114 -80C126 -89 138 -98 150 -99C157 -99 160 -92 168 -87C188 -76 222 -72 252 -76C268 -78 280 -84 288 -85C295 -85 293 -72 290 -60C287 -48 288 -36 291 -21C260 -23 230 -22 200 -19C150 -14 70 -9 9 -13Z';
const sole =
  'M7 -14C4 -9 11 -5 24 -3C58 1 100 1 132 -2C166 -6 192 -12 222 -14L292 -16V-22C250 -25 226 -23 200 -19.6C150 -14.6 70 -9.6 9 -14.4Z';
const heel = 'M223 -15.6C221 -10 220 -5 219 0H293C295 -6 295 -12 294 -19Z';
const welt =
  'M6 -13C40 -8 90 -8.6 140 -12C180 -15.6 220 -21 248 -22.4C220 -23 180 -20.6 120 -15.4C90 -13 36 -12.8 8 -16.6Z';
const opening =
  'M150 -99C156 -106 164 -104 170 -98C192 -86 224 -83 252 -87C268 -90 284 -94 289 -86C284 -82 268 -78 252 -76C222 -72 188 -76 168 -87C160 -92 157 -99 150 -99Z';
const apron =
  'M150 -99C138 -98 126 -89 114 -80C90 -64 62 -55 40 -49.6C30 -46 36 -40.6 50 -41C78 -42 104 -50 124 -60C140 -68 152 -76 160 -88Z';
const seam = 'M34 -47C32 -41 40 -40 50 -41C78 -42 104 -50 124 -60C140 -68 152 -77 161 -90';
const strap =
  'M112 -79C120 -85 129 -92 137 -95.6C148 -84 158 -68 166 -48C168 -40 166 -30 164 -18L136 -15C140 -28 142 -40 138 -50C132 -62 122 -72 112 -79Z';

function puckers(color: string): string {
  const marks = Array.from({ length: 26 }, (_, index) => {
    const t = index / 25;
    const x = 42 + t * 92;
    const y = -41.4 - 2 * t - 22 * t * t;
    return (
      path(`M${x} ${y - 1.6}l-1.6 4.4`, {
        stroke: darken(color, luminous(color) ? 0.5 : 0.85),
        'stroke-width': 0.8,
        opacity: 0.7,
      }) +
      path(`M${x + 1.2} ${y - 1.6}l-1.6 4.4`, {
        stroke: lighten(color, 0.5),
        'stroke-width': 0.5,
        opacity: 0.5,
      })
    );
  });
  return marks.join('');
}

function penny({ hide: leather }: LoaferSpec): string {
  const saddle = hide(strap, leather, {
    top: -96,
    bottom: -14,
    lights: [{ d: 'M126 -84C140 -72 150 -56 154 -36', width: 6, blur: 4, opacity: 0.55 }],
    shades: [{ d: 'M140 -20L164 -20', width: 9, blur: 5, opacity: 0.6 }],
  });
  const edges =
    step('M112 -79C122 -72 132 -62 138 -50C142 -40 140 -28 136 -15', leather.color) +
    step('M137 -95.6C148 -84 158 -68 166 -48C168 -40 166 -30 164 -18', leather.color);
  const threads =
    stitch(
      'M115 -80C125 -73 135 -62 141 -50C145 -40 143 -28 139.4 -16',
      lighten(leather.color, 0.3),
      0.9,
    ) +
    stitch(
      'M134.6 -93.6C146 -81 155 -66 162.6 -47C164.6 -40 163 -30 161 -19',
      lighten(leather.color, 0.3),
      0.9,
    );
  const slot =
    'M126 -76C131 -77 139 -83 142 -89C146 -84 149 -79 151 -74C146 -72 138 -66 135 -63C133 -68 130 -72 126 -76Z';
  const inner =
    'M130.6 -74.6C135 -76 140 -80 142.4 -84C144.4 -81 146 -78 147 -75.4C143 -73.4 138 -69.4 135.4 -66.8C134 -69.6 132.6 -72 130.6 -74.6Z';
  const cut =
    step(slot, leather.color, 0.7) +
    path(inner, { fill: darken(leather.color, 0.86), opacity: 0.92 }) +
    path('M135.4 -66.8C138 -69.4 143 -73.4 147 -75.4', {
      fill: 'none',
      stroke: lighten(leather.color, 0.6),
      'stroke-width': 0.7,
      opacity: 0.9,
    });
  return saddle + edges + threads + cut;
}

function tassels({ hide: leather }: LoaferSpec): string {
  const cord = (d: string, width: number) =>
    path(d, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': width + 1.4,
      opacity: 0.35,
      'stroke-linecap': 'round',
    }) +
    path(d, {
      fill: 'none',
      stroke: leather.color,
      'stroke-width': width,
      'stroke-linecap': 'round',
    }) +
    path(d, {
      fill: 'none',
      stroke: lighten(leather.color, 0.5),
      'stroke-width': width * 0.28,
      opacity: 0.8,
      transform: 'translate(-.4 -.7)',
    });
  const tassel = (x: number, y: number, turn: number) =>
    group(
      blurred(
        1.6,
        path('M-6 8L-9 30H9L6 8Z', {
          fill: '#000000',
          opacity: 0.5,
          transform: 'translate(1.5 2)',
        }),
      ) +
        bevelled(path('M-4.6 0H4.6L5.6 8H-5.6Z', { fill: leather.color }), {
          depth: 0.8,
          height: 1.6,
          shine: 0.5,
        }) +
        Array.from({ length: 9 }, (_, index) =>
          path(`M${-5 + index * 1.25} 8L${-8.4 + index * 2.1} ${28 + (index % 2)}`, {
            stroke: index % 2 === 0 ? lighten(leather.color, 0.28) : darken(leather.color, 0.3),
            'stroke-width': 2,
            'stroke-linecap': 'round',
          }),
        ).join('') +
        rect(-5.6, 6.4, 11.2, 2.4, { fill: darken(leather.color, 0.4), rx: 1 }),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  return (
    cord('M128 -90C146 -76 158 -66 164 -52', 3) +
    cord('M172 -82C200 -70 250 -68 288 -78', 2.6) +
    cord('M126 -88C118 -84 112 -78 110 -72', 2.6) +
    cord('M130 -88C128 -80 126 -76 124 -70', 2.6) +
    tassel(109, -73, 14) +
    tassel(125, -71, -4)
  );
}

function bit({ hide: leather }: LoaferSpec): string {
  const band =
    path('M118 -83C132 -74 146 -60 154 -42', {
      fill: 'none',
      stroke: darken(leather.color, 0.5),
      'stroke-width': 9,
    }) +
    path('M118 -83C132 -74 146 -60 154 -42', {
      fill: 'none',
      stroke: leather.color,
      'stroke-width': 7.6,
    }) +
    path('M117 -85C132 -76 147 -62 155 -44', {
      fill: 'none',
      stroke: lighten(leather.color, 0.4),
      'stroke-width': 0.8,
    });
  const gold = tone('brass', 0.55);
  const metal = (d: string, width: number) =>
    path(d, { fill: 'none', stroke: gold, 'stroke-width': width, 'stroke-linecap': 'round' });
  const ring = (x: number, y: number) =>
    metal(`M${x - 7} ${y}a7 8 0 1 0 14 0a7 8 0 1 0 -14 0`, 2.8);
  const shadow = blurred(
    1.4,
    group(ring(113, -76) + ring(150, -50) + metal('M118 -74C128 -70 138 -62 146 -54', 4), {
      transform: 'translate(1 2)',
      style: 'filter:brightness(0)',
    }),
    { opacity: 0.3 },
  );
  return (
    band +
    shadow +
    bevelled(
      ring(113, -76) +
        ring(150, -50) +
        metal('M119 -72.6C124 -72 128 -69 131 -66', 3.6) +
        metal('M134 -63C138 -60 142 -58 144 -55', 3.6) +
        metal('M130 -67.4a3.4 3.4 0 1 0 5 4.4', 2),
      { depth: 0.7, height: 2, shine: 1.1, sharpness: 14, shade: 0.9, light: '#fff0c8' },
    )
  );
}

/** A loafer in profile. */
export function loafer(spec: LoaferSpec): string {
  const { color } = spec.hide;
  const body = hide(upper, spec.hide, {
    top: -100,
    bottom: -8,
    lights: [
      { d: 'M16 -30C24 -40 42 -44 60 -47', width: 7, blur: 4, opacity: 0.8 },
      { d: 'M176 -66C206 -56 244 -56 276 -66', width: 9, blur: 7, opacity: 0.5 },
      { d: 'M70 -30C100 -34 120 -42 130 -50', width: 6, blur: 6, opacity: 0.28 },
    ],
    shades: [
      { d: 'M6 -12C90 -8 200 -18 292 -22', width: 11, blur: 6, opacity: 0.75 },
      { d: 'M292 -20L290 -80', width: 10, blur: 6, opacity: 0.6 },
      { d: 'M168 -78C176 -60 184 -40 196 -22', width: 12, blur: 9, opacity: 0.3 },
    ],
  });
  const top = hide(apron, spec.hide, {
    top: -100,
    bottom: -38,
    lights: [{ d: 'M50 -47C80 -52 110 -66 136 -86', width: 6, blur: 3.4, opacity: 0.75 }],
  });
  const ridge =
    path(seam, {
      fill: 'none',
      stroke: darken(color, luminous(color) ? 0.45 : 0.8),
      'stroke-width': 3.4,
      opacity: 0.55,
      transform: 'translate(.3 1)',
    }) +
    path(seam, { fill: 'none', stroke: color, 'stroke-width': 2.2 }) +
    path(seam, {
      fill: 'none',
      stroke: lighten(color, 0.55),
      'stroke-width': 0.7,
      opacity: 0.8,
      transform: 'translate(-.2 -.7)',
    });
  const back =
    step('M226 -74C236 -58 240 -40 240 -23', color, 0.8) +
    stitch('M229 -74.4C239 -58 243 -40 243 -23', lighten(color, 0.25), 0.9) +
    step('M274 -81C276 -70 276 -60 275 -50C280 -48 286 -48 290 -50', color, 0.7);
  const rim =
    path('M150 -99C157 -99 160 -92 168 -87C188 -76 222 -72 252 -76C268 -78 280 -84 288 -85', {
      fill: 'none',
      stroke: darken(color, 0.35),
      'stroke-width': 2,
    }) +
    path(
      'M151 -99.6C158 -99 161 -92.6 169 -87.6C189 -76.6 222 -72.6 252 -76.6C268 -78.6 280 -84.6 288 -85.6',
      { fill: 'none', stroke: lighten(color, 0.55), 'stroke-width': 0.7 },
    );
  const trim = { penny, tassel: tassels, bit }[spec.ornament](spec);
  return group(
    hide(
      opening,
      { color: spec.lining, surface: 'calf' },
      {
        top: -106,
        bottom: -72,
        shades: [{ d: 'M156 -98C190 -80 250 -80 289 -87', width: 8, blur: 3, opacity: 0.8 }],
      },
    ) +
      soleBlock(heel, darken(spec.sole, 0.25), -19, 0, 4) +
      rect(219, -3, 74.6, 3, { fill: '#1a1513', rx: 0.8 }) +
      soleBlock(sole, spec.sole, -22, 2, 1) +
      body +
      clipped(upper, back) +
      top +
      puckers(color) +
      ridge +
      rim +
      trim +
      soleBlock(welt, lighten(spec.sole, 0.14), -22, -8) +
      stitch('M8 -14.4C50 -9.8 110 -11.8 196 -19.6', lighten(spec.sole, 0.45), 0.8),
  );
}
