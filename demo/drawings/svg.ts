import { type Extent, extentOfShapes } from './extent.ts';

/**
 * Drawings are strings of SVG. Gradients, clips and filters that a piece of drawing needs are
 * collected on the side by {@link define} and written out once by {@link sheet}.
 */
export type Point = readonly [number, number];

type Attributes = Record<string, string | number | undefined>;

const definitions = new Map<string, string>();

/** A number as short text. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

/** Registers a definition whose markup is made for its id; equal ones are kept once. */
export function define(prefix: string, markup: (id: string) => string): string {
  const text = markup('@');
  const known = definitions.get(prefix + text);
  if (known) return known;
  const id = `${prefix}${definitions.size}`;
  definitions.set(prefix + text, id);
  return id;
}

/** A whole drawing of `width` × `height` units, shown at that size in pixels. */
export function sheet(width: number, height: number, body: string): string {
  const defs = [...definitions].map(([key, id]) =>
    key.slice(id.replace(/\d+$/, '').length).replace('id="@"', `id="${id}"`),
  );
  definitions.clear();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color-interpolation-filters="sRGB"><defs>${defs.join('')}</defs>${body}</svg>`;
}

function attributes(list: Attributes): string {
  return Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

export const path = (d: string, list: Attributes) => `<path d="${d}"${attributes(list)}/>`;

export const circle = (cx: number, cy: number, r: number, list: Attributes) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes(list)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, list: Attributes) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(list)}/>`;

export const rect = (x: number, y: number, width: number, height: number, list: Attributes) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(list)}/>`;

/** A group with attributes. */
export const group = (body: string, list: Attributes = {}) => `<g${attributes(list)}>${body}</g>`;

/** Moves, then turns (degrees), then scales what is drawn around 0, 0. */
export function place(body: string, x: number, y: number, scale = 1, turn = 0): string {
  return group(body, {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 10000) / 10000})`,
  });
}

/** Only what lies within the outline `d`. */
export function clipped(d: string, body: string): string {
  const id = define('c', (at) => `<clipPath id="${at}"><path d="${d}"/></clipPath>`);
  return group(body, { 'clip-path': `url(#${id})` });
}

/** The part of the plane a filter works on; small ones are quick. */
export function filterRegion(extent: Extent | null, room: number): string {
  const [left, top, right, bottom] = extent ?? [-3000, -3000, 3000, 3000];
  const x = Math.floor(left - room);
  const y = Math.floor(top - room);
  return `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${Math.ceil(right + room) - x}" height="${Math.ceil(bottom + room) - y}"`;
}

/** Softens by `deviation` units; `extent` tells where anything is seen, if the shapes do not. */
export function blurred(
  deviation: number,
  body: string,
  list: Attributes = {},
  extent?: Extent,
): string {
  const shapes = extent ?? (list.transform ? null : extentOfShapes(body));
  const region = filterRegion(shapes, extent ? 1 : deviation * 3 + 1);
  const id = define(
    'b',
    (at) =>
      `<filter id="${at}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
  );
  return group(body, { ...list, filter: `url(#${id})` });
}

/** Blends with what lies below (`multiply`, `screen`, `soft-light`, `overlay`). */
export const blended = (mode: string, body: string, opacity = 1) =>
  group(body, { style: `mix-blend-mode:${mode}`, opacity });

/** Keeps `body` where `mask` is white. */
export function masked(mask: string, body: string): string {
  const id = define(
    'm',
    (at) =>
      `<mask id="${at}" maskUnits="userSpaceOnUse" x="-3000" y="-3000" width="6000" height="6000">${mask}</mask>`,
  );
  return group(body, { mask: `url(#${id})` });
}
