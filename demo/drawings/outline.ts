import { n, type Point } from './svg.ts';

const p = (x: number, y: number) => `${n(x)} ${n(y)}`;

export const circleOutline = (cx: number, cy: number, r: number) =>
  `M${p(cx - r, cy)}a${p(r, r)} 0 1 0 ${p(2 * r, 0)}a${p(r, r)} 0 1 0 ${p(-2 * r, 0)}Z`;

export const ellipseOutline = (cx: number, cy: number, rx: number, ry: number) =>
  `M${p(cx - rx, cy)}a${p(rx, ry)} 0 1 0 ${p(2 * rx, 0)}a${p(rx, ry)} 0 1 0 ${p(-2 * rx, 0)}Z`;

/** A ring between two radii; paint with `fill-rule: evenodd` or use as a clip of wedges. */
export const ringOutline = (cx: number, cy: number, outer: number, inner: number) =>
  `M${p(cx - outer, cy)}a${p(outer, outer)} 0 1 1 ${p(2 * outer, 0)}a${p(outer, outer)} 0 1 1 ${p(-2 * outer, 0)}Z` +
  `M${p(cx - inner, cy)}a${p(inner, inner)} 0 1 0 ${p(2 * inner, 0)}a${p(inner, inner)} 0 1 0 ${p(-2 * inner, 0)}Z`;

export function boxOutline(x: number, y: number, width: number, height: number, r = 0): string {
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return `M${p(x, y)}H${n(right)}V${n(bottom)}H${n(x)}Z`;
  return `M${p(x + r, y)}H${n(right - r)}A${p(r, r)} 0 0 1 ${p(right, y + r)}V${n(bottom - r)}A${p(r, r)} 0 0 1 ${p(right - r, bottom)}H${n(x + r)}A${p(r, r)} 0 0 1 ${p(x, bottom - r)}V${n(y + r)}A${p(r, r)} 0 0 1 ${p(x + r, y)}Z`;
}

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => p(x, y)).join('L')}Z`;

/** A smooth line through all points (Catmull-Rom), closed or open. */
export function spline(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const steps = closed ? count : count - 1;
  let d = `M${p(...at(0))}`;
  for (let index = 0; index < steps; index += 1) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const k = tension / 6;
    d += `C${p(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)} ${p(c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k)} ${p(...c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A point on a circle; degrees run clockwise from twelve o'clock. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** A sector between two angles (degrees clockwise from twelve) and two radii. */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${p(...polar(cx, cy, outer, from))}A${p(outer, outer)} 0 ${large} 1 ${p(...polar(cx, cy, outer, to))}L${p(...polar(cx, cy, inner, to))}A${p(inner, inner)} 0 ${large} 0 ${p(...polar(cx, cy, inner, from))}Z`;
}
