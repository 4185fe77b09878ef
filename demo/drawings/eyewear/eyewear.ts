import { bevelled } from '../bevel.ts';
import { darken } from '../color.ts';
import { tone } from '../metal.ts';
import { spline } from '../outline.ts';
import { across } from '../paint.ts';
import { blended, blurred, circle, group, masked, path, rect } from '../svg.ts';
import { acetateSheet } from './acetate.ts';
import { type EyewearSpec, lensPoints } from './eyewear-spec.ts';
import {
  acetateFront,
  browlineFront,
  frontSilhouette,
  hingeOf,
  rod,
  templeColor,
  wireFront,
} from './frame.ts';
import { bothSides, lenses, lensOutline } from './lens.ts';

/** The temples as they go back behind the lenses. */
function templesBehind(spec: EyewearSpec): string {
  const [hx, hy] = hingeOf(spec);
  const arm = `M${hx + 3} ${hy}C${hx - 3} ${hy + 3} ${hx - 12} ${hy + 8} ${hx - 17} ${hy + 13}C${hx - 20} ${hy + 17} ${hx - 21} ${hy + 25} ${hx - 22} ${hy + 31}`;
  if (spec.frame.kind !== 'acetate') {
    const tip = `M${hx - 19.5} ${hy + 17}C${hx - 21} ${hy + 22} ${hx - 21.6} ${hy + 27} ${hx - 22} ${hy + 31}`;
    return bothSides(
      rod(arm, spec.frame.metal, 1.5) +
        path(tip, {
          fill: 'none',
          stroke: '#2a211b',
          'stroke-width': 3,
          'stroke-linecap': 'round',
        }),
    );
  }
  return bothSides(
    path(arm, {
      fill: 'none',
      stroke: darken(templeColor(spec), 0.25),
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.95,
    }),
  );
}

const front = (spec: EyewearSpec) => {
  if (spec.frame.kind === 'wire') return wireFront(spec, spec.frame.metal);
  if (spec.frame.kind === 'browline')
    return browlineFront(spec, spec.frame.acetate, spec.frame.metal);
  return acetateFront(spec, spec.frame.acetate, spec.frame.metal);
};

/** A pair seen from the front with its temples open, centred on 0, 0, in millimetres. */
export const eyewearFront = (spec: EyewearSpec) =>
  group(blurred(0.35, templesBehind(spec))) + lenses(spec) + front(spec);

/** How low the rims reach. */
const footOf = (spec: EyewearSpec) =>
  Math.max(...lensPoints[spec.shape].map(([, y]) => y)) + (spec.frame.kind === 'acetate' ? 4 : 1);

/**
 * The shadow that light from behind throws towards the reader, with the lens colour in it:
 * `reach` is its length as a share of the height, `lean` its slant, `soft` its blur.
 */
export function eyewearShadow(
  spec: EyewearSpec,
  reach: number,
  lean: number,
  soft: number,
  strength = 1,
): string {
  const foot = footOf(spec);
  const matrix = `matrix(1 0 ${lean} ${-reach} ${-lean * foot} ${foot * (1 + reach)})`;
  const tint = bothSides(
    path(lensOutline(spec), { fill: spec.lens.top, opacity: 0.5 * spec.lens.topOpacity }),
  );
  const rim = group(frontSilhouette(spec), { opacity: 0.55 });
  const fade = rect(-200, foot - 4, 500, 200, {
    fill: across(
      [
        [0, '#ffffff'],
        [1, '#ffffff', 0.35],
      ],
      [0, foot, 0, foot + 50 * reach],
    ),
  });
  return blended(
    'multiply',
    masked(
      fade,
      group(blurred(soft, group(tint + rim, { transform: matrix })), { opacity: strength }),
    ),
  );
}

/** A pair seen from its left side, the front at the left, in millimetres from the hinge. */
export function eyewearSide(spec: EyewearSpec): string {
  const points = lensPoints[spec.shape];
  const top = Math.min(...points.map(([, y]) => y));
  const bottom = Math.max(...points.map(([, y]) => y));
  const [, hy] = hingeOf(spec);
  const lens = spline([
    [-4.4, top + 1],
    [-9, top * 0.5],
    [-10.6, 0],
    [-9.4, bottom * 0.6],
    [-6.4, bottom - 0.6],
    [-4, bottom * 0.8],
    [-3.6, 0],
    [-2.4, top * 0.7],
  ]);
  const metal = spec.frame.metal;
  const tinted =
    path(lens, { fill: spec.lens.top, opacity: spec.lens.topOpacity }) +
    path(`M-8 ${top + 4}C-11.4 ${top * 0.4} -11.4 ${bottom * 0.4} -7.4 ${bottom - 4}`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1,
      opacity: 0.5,
    });
  return sideParts(spec, metal, lens, tinted, hy);
}

function sideParts(
  spec: EyewearSpec,
  metal: EyewearSpec['frame']['metal'],
  lens: string,
  tinted: string,
  hy: number,
): string {
  const curl = spec.earEnd === 'curl';
  const wire = curl
    ? `M-3 ${hy}C30 ${hy - 1} 70 ${hy} 104 ${hy + 3}C120 ${hy + 5} 128 ${hy + 14} 127 ${hy + 26}C126 ${hy + 36} 118 ${hy + 40} 112 ${hy + 38}`
    : `M-3 ${hy}C30 ${hy - 2} 70 ${hy - 1} 100 ${hy + 3}C118 ${hy + 7} 130 ${hy + 18} 137 ${hy + 32}`;
  if (spec.frame.kind !== 'acetate') {
    const sleeve = curl ? '' : sleeveAt(hy);
    const far = group(rod(wire, metal, 1.6) + sleeve, {
      transform: 'translate(7 -6)',
      opacity: 0.55,
    });
    const brow =
      spec.frame.kind === 'browline'
        ? path(`M-9 ${hy - 7}C-3 ${hy - 10} 4 ${hy - 8} 6 ${hy - 3}L4 ${hy + 4}L-6 ${hy + 3}Z`, {
            fill: templeColor(spec) === '' ? '#000' : '#2c160b',
          })
        : '';
    return (
      blurred(0.5, far) +
      tinted +
      rod(lens, metal, 1.7) +
      brow +
      rod(`M-4 ${hy}H3`, metal, 3.4) +
      rod(wire, metal, 2) +
      sleeve
    );
  }
  return acetateSide(spec, lens, tinted, hy);
}

const sleeveAt = (hy: number) =>
  path(
    `M96 ${hy + 1.4}C116 ${hy + 4} 132 ${hy + 18} 140 ${hy + 34}C140.6 ${hy + 38} 135.6 ${hy + 39} 133.6 ${hy + 35}C127 ${hy + 21} 114 ${hy + 9} 96 ${hy + 4.4}Z`,
    { fill: '#2a1d14' },
  ) +
  path(`M100 ${hy + 2.6}C116 ${hy + 5.4} 129 ${hy + 17} 136.6 ${hy + 32}`, {
    fill: 'none',
    stroke: '#8a6a4c',
    'stroke-width': 0.7,
    opacity: 0.8,
  });

function acetateSide(spec: EyewearSpec, lens: string, tinted: string, hy: number): string {
  if (spec.frame.kind !== 'acetate') return '';
  const winged = spec.shape === 'cat-eye' || spec.shape === 'oversized';
  const depth = winged ? 6.5 : 5.4;
  const temple = `M-9 ${hy - depth - 1}C-4 ${hy - depth - 1.6} 4 ${hy - depth} 12 ${hy - depth + 0.6}C44 ${hy - 3.4} 76 ${hy - 3} 100 ${hy - 0.4}C122 ${hy + 4} 134 ${hy + 16} 141 ${hy + 32}C142.6 ${hy + 38} 135 ${hy + 40} 132 ${hy + 35.4}C125 ${hy + 21} 114 ${hy + 11} 97 ${hy + 7}C70 ${hy + 3.4} 40 ${hy + 4} 12 ${hy + depth}C4 ${hy + depth + 0.6} -4 ${hy + depth} -8 ${hy + depth - 2}Z`;
  const sheet = group(acetateSheet(spec.frame.acetate), { transform: `translate(0 ${hy})` });
  const arm = masked(path(temple, { fill: '#ffffff' }), sheet);
  const clear = spec.frame.acetate === 'teal' || spec.frame.acetate === 'rose';
  const form = (body: string) =>
    bevelled(body, {
      depth: 1.5,
      height: 3,
      shine: 0.62,
      sharpness: 24,
      shade: clear ? 0.4 : 0.75,
    });
  const rim = masked(path(lens, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5.6 }), sheet);
  const core = clear ? rod(`M8 ${hy}C44 ${hy} 80 ${hy + 1} 118 ${hy + 14}`, 'palegold', 1.2) : '';
  const metal = spec.frame.metal;
  const studs = winged
    ? path(
        `M2 ${hy - 1.6}C10 ${hy - 3.4} 18 ${hy - 3.2} 24 ${hy - 2.2}C18 ${hy} 10 ${hy + 1.2} 4 ${hy + 1.6}Z`,
        { fill: tone(metal, 0.85), stroke: tone(metal, 0.2), 'stroke-width': 0.3 },
      )
    : circle(7, hy - 1.8, 1, { fill: tone(metal, 0.9) }) +
      circle(7, hy + 1.8, 1, { fill: tone(metal, 0.9) });
  const far = blurred(0.6, group(form(arm), { transform: 'translate(8 -7)', opacity: 0.6 }));
  return far + tinted + form(rim) + form(arm) + core + studs;
}
