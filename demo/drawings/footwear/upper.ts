import { darken, lighten } from '../color.ts';
import { across } from '../paint.ts';
import { type GrainKind, grain, innerEdge } from '../relief.ts';
import { blurred, clipped, group, path } from '../svg.ts';

/** Shoes are drawn in millimetres: toe at the left, 300 long, the ground at y = 0. */
export type Hide = { color: string; surface: 'calf' | 'suede' | 'pull-up' | 'mesh' | 'grain' };

const grains: Record<Hide['surface'], { kind: GrainKind; opacity: number; scale: number }> = {
  calf: { kind: 'skin', opacity: 0.3, scale: 0.8 },
  suede: { kind: 'fine', opacity: 0.6, scale: 0.3 },
  'pull-up': { kind: 'skin', opacity: 0.6, scale: 1.4 },
  mesh: { kind: 'fine', opacity: 0.6, scale: 0.4 },
  grain: { kind: 'pebble', opacity: 0.55, scale: 0.4 },
};

/** A line of light or shade laid over the leather: outline, width, blur, opacity. */
export type Light = { d: string; width: number; blur: number; opacity: number };

type Form = { top: number; bottom: number; lights?: readonly Light[]; shades?: readonly Light[] };

/** A piece of leather with the roundness of a foot inside it. */
export function hide(d: string, { color, surface }: Hide, form: Form): string {
  const gloss = surface === 'suede' || surface === 'mesh' ? 0.45 : 1;
  const base = path(d, {
    fill: across(
      [
        [0, lighten(color, 0.2 * gloss)],
        [0.4, color],
        [0.8, darken(color, 0.16)],
        [1, darken(color, 0.36)],
      ],
      [0, form.top, 0, form.bottom],
    ),
  });
  const line = (light: Light, stroke: string, scale: number) =>
    blurred(
      light.blur,
      path(light.d, {
        fill: 'none',
        stroke,
        'stroke-width': light.width,
        'stroke-linecap': 'round',
      }),
      { opacity: light.opacity * scale },
    );
  const pale = luminous(color);
  const lights = (form.lights ?? [])
    .map((light) => line(light, pale ? '#ffffff' : lighten(color, 0.75), gloss))
    .join('');
  const shades = (form.shades ?? [])
    .map((shade) => line(shade, darken(color, pale ? 0.4 : 0.75), pale ? 0.55 : 0.9))
    .join('');
  const texture = grains[surface];
  return (
    base +
    clipped(d, shades + lights) +
    grain(d, texture.kind, texture.opacity, texture.scale) +
    (surface === 'suede' ? grain(d, 'stone', 0.8, 0.35) : '') +
    innerEdge(d, {
      color: darken(color, pale ? 0.35 : 0.75),
      width: 5,
      blur: 2,
      opacity: pale ? 0.5 : 0.65,
    }) +
    innerEdge(d, {
      color: pale ? '#ffffff' : lighten(color, 0.6),
      width: 1.4,
      blur: 0.5,
      opacity: 0.5 * gloss,
      dx: 0.7,
      dy: 0.9,
    })
  );
}

/** Whether a colour is light enough that its shade must stay pale. */
export const luminous = (color: string) => {
  const number = Number.parseInt(color.slice(1), 16);
  return ((number >> 16) & 255) * 0.3 + ((number >> 8) & 255) * 0.59 + (number & 255) * 0.11 > 150;
};

/** The step where one piece of leather lies over another, `d` running along its edge. */
export function step(d: string, color: string, strength = 1): string {
  const pale = luminous(color);
  return (
    blurred(
      1.1,
      path(d, {
        fill: 'none',
        stroke: darken(color, pale ? 0.5 : 0.85),
        'stroke-width': 2.4,
        transform: 'translate(.5 .9)',
      }),
      { opacity: 0.5 * strength },
    ) +
    path(d, {
      fill: 'none',
      stroke: darken(color, pale ? 0.38 : 0.75),
      'stroke-width': 0.6,
      opacity: 0.9 * strength,
    }) +
    path(d, {
      fill: 'none',
      stroke: lighten(color, pale ? 0.8 : 0.35),
      'stroke-width': 0.55,
      transform: 'translate(-.3 -.6)',
      opacity: 0.7 * strength,
    })
  );
}

/** A row of stitches along `d`. */
export function stitch(d: string, thread: string, size = 1): string {
  return (
    path(d, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 1.15 * size,
      'stroke-dasharray': `${2.5 * size} ${1.5 * size}`,
      opacity: 0.3,
      transform: 'translate(.25 .4)',
    }) +
    path(d, {
      fill: 'none',
      stroke: thread,
      'stroke-width': 0.75 * size,
      'stroke-dasharray': `${2.5 * size} ${1.5 * size}`,
      'stroke-linecap': 'round',
    })
  );
}

/** A layered heel or sole of leather or rubber, lit from the upper left. */
export function soleBlock(
  d: string,
  color: string,
  top: number,
  bottom: number,
  layers = 0,
): string {
  const base = path(d, {
    fill: across(
      [
        [0, lighten(color, 0.16)],
        [0.35, color],
        [1, darken(color, 0.42)],
      ],
      [0, top, 0, bottom],
    ),
  });
  const lines = Array.from({ length: layers }, (_, index) => {
    const y = top + ((index + 1) * (bottom - top)) / (layers + 1);
    return (
      path(`M-10 ${y}H320`, { stroke: darken(color, 0.6), 'stroke-width': 0.5, opacity: 0.6 }) +
      path(`M-10 ${y + 0.6}H320`, {
        stroke: lighten(color, 0.4),
        'stroke-width': 0.35,
        opacity: 0.5,
      })
    );
  }).join('');
  return group(
    base +
      clipped(d, lines) +
      innerEdge(d, {
        color: darken(color, 0.7),
        width: 4,
        blur: 1.6,
        opacity: 0.5,
        dx: -0.6,
        dy: -0.9,
      }) +
      innerEdge(d, {
        color: lighten(color, 0.7),
        width: 1.2,
        blur: 0.4,
        opacity: 0.6,
        dx: 0.4,
        dy: 0.7,
      }),
  );
}
