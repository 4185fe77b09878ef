import { bevelled } from '../bevel.ts';
import { type Metal, metalRing, sunburstLevel, tone, turning } from '../metal.ts';
import { boxOutline, circleOutline } from '../outline.ts';
import { blurred, circle, clipped, group, path, rect } from '../svg.ts';

const shine = { depth: 1, height: 2.4, shine: 1, sharpness: 16, shade: 0.85 };

/** A domed rivet. */
export const rivet = (x: number, y: number, r: number, metal: Metal) =>
  group(
    blurred(1.4, circle(1.2, 2, r, { fill: '#000000', opacity: 0.5 })) +
      clipped(
        circleOutline(0, 0, r),
        turning(0, 0, 0, r, (d) => tone(metal, 0.25 + 0.7 * sunburstLevel(d, 140)), 60),
      ) +
      circle(-r * 0.3, -r * 0.35, r * 0.28, { fill: tone(metal, 1), opacity: 0.8 }),
    { transform: `translate(${x} ${y})` },
  );

/** A round clasp like a small bell's mouth. */
export const clasp = (x: number, y: number, r: number, metal: Metal) =>
  group(
    blurred(3, circle(2, 4, r, { fill: '#000000', opacity: 0.5 })) +
      metalRing(metal, 0, 0, r * 0.72, r) +
      clipped(
        circleOutline(0, 0, r * 0.74),
        turning(0, 0, 0, r * 0.74, (d) => tone(metal, 0.3 + 0.65 * sunburstLevel(d)), 180),
      ) +
      circle(0, 0, r * 0.73, {
        fill: 'none',
        stroke: tone(metal, 0.05),
        'stroke-width': 0.8,
        opacity: 0.7,
      }) +
      bevelled(
        rect(-r * 0.5, -r * 0.14, r, r * 0.28, { fill: tone(metal, 0.6), rx: r * 0.14 }),
        shine,
      ),
    { transform: `translate(${x} ${y})` },
  );

/** A turn lock: an oblong plate with its knob. */
export const turnLock = (x: number, y: number, metal: Metal) =>
  group(
    blurred(3, rect(-21, -12, 44, 30, { fill: '#000000', opacity: 0.45, rx: 6 })) +
      bevelled(rect(-22, -15, 44, 30, { fill: tone(metal, 0.52), rx: 6 }), shine) +
      rect(-15, -8, 30, 16, { fill: tone(metal, 0.25), rx: 8, opacity: 0.5 }) +
      bevelled(rect(-5, -12, 10, 24, { fill: tone(metal, 0.7), rx: 4.6 }), shine),
    { transform: `translate(${x} ${y})` },
  );

/** A ring or buckle frame of bent rod, drawn along a closed outline. */
export const frame = (d: string, metal: Metal, width: number) =>
  blurred(
    1.6,
    path(d, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': width,
      opacity: 0.4,
      transform: 'translate(1.5 2.5)',
    }),
  ) +
  bevelled(
    path(d, {
      fill: 'none',
      stroke: tone(metal, 0.56),
      'stroke-width': width,
      'stroke-linejoin': 'round',
    }),
    { ...shine, depth: width * 0.22 },
  );

export const oblongRing = (x: number, y: number, width: number, height: number, metal: Metal) =>
  group(
    frame(
      boxOutline(-width / 2, -height / 2, width, height, Math.min(width, height) * 0.3),
      metal,
      4,
    ),
    { transform: `translate(${x} ${y})` },
  );
