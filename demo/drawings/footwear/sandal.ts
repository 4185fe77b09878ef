import { darken, lighten } from '../color.ts';
import { tone } from '../metal.ts';
import { clipped, group, path, rect } from '../svg.ts';
import { type Hide, hide, soleBlock, step, stitch } from './upper.ts';

export type SandalSpec = { hide: Hide; bed: Hide; sole: string };

const bedTop =
  'M14 -27C30 -34 60 -33 92 -30C130 -27 170 -33 210 -35C240 -36 272 -38 288 -33C292 -30 290 -26 284 -25L20 -20C12 -21 10 -25 14 -27Z';
const slab =
  'M10 -25C6 -16 8 -6 18 -3C30 0 60 0 90 0H274C286 0 293 -6 294 -15C295 -24 292 -29 286 -30C240 -29 200 -26 160 -23C110 -20 40 -23 10 -25Z';

function band(d: string, piece: Hide, edges: readonly string[], light: string): string {
  return (
    hide(d, piece, {
      top: -92,
      bottom: -10,
      lights: [{ d: light, width: 8, blur: 5, opacity: 0.6 }],
      shades: [{ d: 'M50 -16H220', width: 14, blur: 7, opacity: 0.5 }],
    }) +
    edges
      .map((edge) => step(edge, piece.color) + stitch(edge, lighten(piece.color, 0.35), 0.9))
      .join('')
  );
}

/** A flat slide with two crossed straps, in profile. */
export function slide(spec: SandalSpec): string {
  const far = 'M86 -30C92 -60 110 -82 136 -88C166 -88 190 -66 198 -32Z';
  const hind = 'M142 -20C146 -44 138 -64 112 -78C118 -86 134 -91 146 -88C172 -78 188 -52 190 -22Z';
  const fore = 'M64 -18C72 -52 104 -86 142 -90C158 -90 170 -84 176 -76C150 -74 122 -52 112 -19Z';
  return group(
    soleBlock(slab, spec.sole, -30, 0, 2) +
      hide(bedTop, spec.bed, { top: -38, bottom: -18 }) +
      path(far, { fill: darken(spec.hide.color, 0.6) }) +
      band(
        hind,
        spec.hide,
        ['M112 -78C138 -64 146 -44 142 -20', 'M146 -88C172 -78 188 -52 190 -22'],
        'M150 -74C166 -58 170 -40 170 -26',
      ) +
      band(
        fore,
        spec.hide,
        ['M64 -18C72 -52 104 -86 142 -90', 'M176 -76C150 -74 122 -52 112 -19'],
        'M92 -40C104 -62 124 -78 148 -84',
      ) +
      clipped(
        slab,
        path('M6 -12H300', { stroke: darken(spec.sole, 0.5), 'stroke-width': 0.8, opacity: 0.5 }),
      ),
  );
}

/** A heeled sandal with slender straps, in profile. */
export function heeledSandal(spec: SandalSpec): string {
  const bed =
    'M16 -10C12 -15 20 -19 42 -18C82 -17 110 -20 140 -34C178 -52 210 -65 250 -68C270 -69 283 -68 287 -62C288 -58 286 -54 283 -54C250 -58 214 -52 180 -38C140 -18 110 -8 60 -4L24 -3C18 -4 16 -7 16 -10Z';
  const heel =
    'M232 -57C240 -40 243 -20 241 0H285C284 -20 285 -40 287 -60C270 -58 250 -57 232 -57Z';
  const counter = 'M286 -64C288 -84 284 -108 274 -128L266 -126C272 -108 274 -86 270 -66Z';
  const toe = (x: number, lift: number) =>
    `M${x} ${-13 - lift * 0.4}C${x + 2} ${-34 - lift} ${x + 14} ${-47 - lift} ${x + 30} ${-51 - lift}C${x + 36} ${-52 - lift} ${x + 41} ${-51 - lift} ${x + 44} ${-48 - lift}C${x + 24} ${-42 - lift} ${x + 12} ${-30 - lift} ${x + 11} ${-14 - lift * 0.6}Z`;
  const farToe = (x: number, lift: number) =>
    path(
      `M${x + 36} ${-48 - lift}C${x + 50} ${-44 - lift} ${x + 56} ${-30 - lift} ${x + 58} ${-14 - lift}`,
      { fill: 'none', stroke: darken(spec.hide.color, 0.45), 'stroke-width': 8 },
    );
  const strap = (d: string) =>
    hide(d, spec.hide, {
      top: -136,
      bottom: -10,
      lights: [
        { d: 'M40 -44C70 -56 120 -66 150 -70M278 -120V-70', width: 5, blur: 3, opacity: 0.8 },
      ],
    }) + step(d, spec.hide.color, 0.5);
  const ring = (part: string, color: string) =>
    path(part, { fill: 'none', stroke: color, 'stroke-width': 8.4, 'stroke-linecap': 'round' });
  const back = 'M200 -130C204 -142 262 -148 274 -134';
  const front = 'M200 -130C206 -118 262 -114 274 -131';
  const buckle =
    rect(222, -127.6, 13, 12, {
      fill: 'none',
      stroke: tone('gold', 0.35),
      'stroke-width': 2.6,
      rx: 1.5,
    }) +
    rect(222, -127.6, 13, 12, {
      fill: 'none',
      stroke: tone('gold', 0.9),
      'stroke-width': 1.2,
      rx: 1.5,
    }) +
    rect(226, -122.6, 11, 1.8, { fill: tone('gold', 0.8) });
  return group(
    ring(back, darken(spec.hide.color, 0.5)) +
      farToe(52, 0) +
      farToe(74, 4) +
      farToe(97, 11) +
      soleBlock(heel, spec.sole, -62, 0) +
      rect(241, -2.4, 44, 2.4, { fill: '#2a211a' }) +
      soleBlock(bed, spec.sole, -70, -2) +
      hide(
        'M16 -12C14 -16 22 -19 42 -18C82 -17 110 -20 140 -34C178 -52 210 -65 250 -68C270 -69 283 -68 287 -62C260 -64 214 -58 180 -44C140 -24 100 -12 16 -12Z',
        spec.bed,
        { top: -70, bottom: -10 },
      ) +
      strap(counter) +
      strap(toe(52, 0)) +
      strap(toe(74, 4)) +
      strap(toe(97, 11)) +
      ring(front, darken(spec.hide.color, 0.42)) +
      path(front, {
        fill: 'none',
        stroke: spec.hide.color,
        'stroke-width': 7.2,
        'stroke-linecap': 'round',
      }) +
      path(front, {
        fill: 'none',
        stroke: lighten(spec.hide.color, 0.7),
        'stroke-width': 1.6,
        opacity: 0.8,
        transform: 'translate(0 -1.6)',
      }) +
      buckle,
  );
}

const footbed =
  'M-10 -142C-36 -142 -47 -112 -44 -70C-42 -38 -31 -10 -28 30C-26 70 -35 98 -31 122C-26 145 24 148 32 122C39 92 36 40 42 0C50 -48 50 -100 30 -127C20 -139 6 -142 -10 -142Z';

function bedAbove(spec: SandalSpec): string {
  const base = path(footbed, {
    fill: darken(spec.sole, 0.2),
    transform: 'translate(3 4) scale(1.04)',
  });
  const body = hide(footbed, spec.bed, {
    top: -150,
    bottom: 150,
    shades: [
      { d: 'M-6 100C-10 60 -6 30 4 0', width: 26, blur: 14, opacity: 0.25 },
      { d: 'M0 118m-16 0a16 20 0 1 0 32 0', width: 10, blur: 8, opacity: 0.28 },
    ],
    lights: [{ d: 'M-30 -110C-36 -70 -24 -30 -20 10', width: 10, blur: 8, opacity: 0.35 }],
  });
  return (
    base +
    body +
    stitch(
      'M-10 -136C-31 -136 -41 -110 -38 -70C-36 -38 -25 -10 -22 30C-20 70 -29 97 -25 120C-20 138 19 141 26 120C33 90 30 40 36 0C44 -48 44 -98 26 -122C18 -132 5 -136 -10 -136Z',
      lighten(spec.bed.color, 0.3),
      1.1,
    )
  );
}

/** Straps end where they turn under the sole. */
const tucked = (body: string) =>
  group(clipped(footbed, group(body, { transform: 'scale(.968)' })), { transform: 'scale(1.034)' });

function strapAbove(d: string, piece: Hide, edges: readonly string[]): string {
  return (
    group(path(d, { fill: '#000000', opacity: 0.3, transform: 'translate(4 6)' }), {
      opacity: 0.7,
    }) +
    hide(d, piece, {
      top: -120,
      bottom: 40,
      lights: [{ d: 'M-20 -90C0 -96 20 -70 30 -30', width: 10, blur: 6, opacity: 0.5 }],
    }) +
    edges
      .map((edge) => step(edge, piece.color, 0.8) + stitch(edge, lighten(piece.color, 0.35), 1))
      .join('')
  );
}

/** A slide with crossed straps seen from above, toe up; the right one of its pair. */
export function slideAbove(spec: SandalSpec): string {
  const one = 'M-63 -86C-34 -92 8 -52 60 -9L57 32C10 0 -30 -34 -60 -50Z';
  const two = 'M64 -96C34 -96 -6 -54 -57 -20L-48 20C-6 -4 34 -42 63 -56Z';
  return group(
    bedAbove(spec) +
      tucked(
        strapAbove(one, spec.hide, [
          'M-62 -80C-33 -86 8 -46 59 -4',
          'M-59 -56C-30 -40 10 -6 57 26',
        ]) +
          strapAbove(two, spec.hide, [
            'M63 -90C33 -90 -6 -48 -56 -14',
            'M62 -62C33 -48 -6 -10 -50 14',
          ]),
      ),
  );
}

/** A toe-loop sandal with a braided centre, seen from above, toe up. */
export function toeLoopAbove(spec: SandalSpec): string {
  const across = 'M-60 -48C-30 -74 26 -74 62 -34L58 10C24 -26 -22 -30 -50 -6Z';
  const loop = 'M-45 -92C-44 -124 -8 -126 -3 -98L-12 -93C-17 -110 -32 -108 -34 -88Z';
  const spine = 'M-14 -98C-10 -84 -4 -70 2 -50L16 -52C12 -72 6 -90 -2 -102Z';
  const braid = Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    const x = -44 + t * 92;
    const y = -36 - Math.sin(t * Math.PI) * 16 + t * 20;
    return (
      path(`M${x - 6} ${y + 7}C${x - 3} ${y - 1} ${x + 3} ${y - 5} ${x + 7} ${y - 7}`, {
        fill: 'none',
        stroke: '#000000',
        'stroke-width': 6.6,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }) +
      path(`M${x - 6} ${y + 6}C${x - 3} ${y - 2} ${x + 3} ${y - 6} ${x + 7} ${y - 8}`, {
        fill: 'none',
        stroke: lighten(spec.hide.color, index % 2 === 0 ? 0.22 : 0.1),
        'stroke-width': 4.6,
        'stroke-linecap': 'round',
      }) +
      path(`M${x - 4} ${y + 2}C${x - 2} ${y - 2} ${x + 2} ${y - 6} ${x + 5} ${y - 8}`, {
        fill: 'none',
        stroke: lighten(spec.hide.color, 0.6),
        'stroke-width': 0.9,
        opacity: 0.7,
      })
    );
  }).join('');
  return group(
    bedAbove(spec) +
      strapAbove(spine, spec.hide, []) +
      strapAbove(loop, spec.hide, ['M-42 -96C-40 -118 -12 -120 -6 -98']) +
      tucked(
        strapAbove(across, spec.hide, [
          'M-59 -44C-29 -69 25 -69 61 -30',
          'M-51 -10C-22 -34 24 -30 58 5',
        ]) + braid,
      ),
  );
}
