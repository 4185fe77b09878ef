import { extentOf } from './extent.ts';
import { blurred, clipped, define, group, path } from './svg.ts';

/** A soft line inside an outline: the way edges turn from or to the light. */
export type Edge = {
  color: string;
  width: number;
  blur: number;
  opacity?: number;
  dx?: number;
  dy?: number;
};

/** The edge shading itself, to be drawn over the shape of outline `d`. */
export function innerEdge(d: string, edge: Edge): string {
  const line = path(d, {
    fill: 'none',
    stroke: edge.color,
    'stroke-width': edge.width,
    'stroke-opacity': edge.opacity ?? 1,
    transform: `translate(${edge.dx ?? 0} ${edge.dy ?? 0})`,
  });
  return clipped(d, blurred(edge.blur, line, {}, extentOf(d)));
}

/** A filled outline with edge shading and whatever is drawn inside it. */
export function solid(d: string, fill: string, edges: readonly Edge[] = [], inside = ''): string {
  const base = path(d, { fill });
  const content = inside === '' ? '' : clipped(d, inside);
  return group(base + content + edges.map((edge) => innerEdge(d, edge)).join(''));
}

type Grain = {
  frequency: number | string;
  octaves: number;
  height: number;
  light: number;
  seed: number;
};

function grainFilter(grain: Grain, contrast: number): string {
  return define(
    't',
    (at) =>
      `<filter id="${at}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${grain.frequency}" numOctaves="${grain.octaves}" seed="${grain.seed}" result="n"/><feDiffuseLighting in="n" surfaceScale="${grain.height}" diffuseConstant="1" lighting-color="#ffffff" result="l"><feDistantLight azimuth="235" elevation="${grain.light}"/></feDiffuseLighting><feColorMatrix in="l" type="matrix" values="${contrast} 0 0 0 ${0.5 - contrast * 0.84} 0 ${contrast} 0 0 ${0.5 - contrast * 0.84} 0 0 ${contrast} 0 ${0.5 - contrast * 0.84} 0 0 0 0 1" result="c"/><feComposite in="c" in2="SourceAlpha" operator="in"/></filter>`,
  );
}

/**
 * A lit grain over the outline, blended softly: `fine` for suede, `pebble` for grained leather,
 * `skin` for smooth calf, `clay` for stoneware, `stone` for slabs. `scale` enlarges it.
 */
export function grain(d: string, kind: GrainKind, opacity = 0.5, scale = 1): string {
  const chosen = grains[kind];
  const frequency = String(chosen.frequency)
    .split(' ')
    .map((part) => (Number(part) / scale).toFixed(4))
    .join(' ');
  const id = grainFilter(
    { ...chosen, frequency, height: chosen.height * Math.sqrt(scale) },
    chosen.contrast,
  );
  return group(path(d, { fill: '#808080', filter: `url(#${id})` }), {
    style: 'mix-blend-mode:soft-light',
    opacity,
  });
}

export type GrainKind = keyof typeof grains;

const grains = {
  fine: { frequency: 0.55, octaves: 2, height: 1.1, light: 58, seed: 4, contrast: 1.3 },
  skin: { frequency: 0.22, octaves: 3, height: 0.7, light: 58, seed: 9, contrast: 1.2 },
  pebble: { frequency: 0.12, octaves: 2, height: 2.4, light: 58, seed: 3, contrast: 1.3 },
  clay: { frequency: 0.4, octaves: 4, height: 0.9, light: 58, seed: 7, contrast: 1.2 },
  stone: { frequency: 0.035, octaves: 5, height: 1.6, light: 58, seed: 5, contrast: 1 },
  brushed: { frequency: '0.9 0.012', octaves: 2, height: 1, light: 58, seed: 6, contrast: 1.2 },
  upright: { frequency: '0.16 0.012', octaves: 4, height: 2, light: 58, seed: 8, contrast: 1.1 },
  wood: { frequency: '0.012 0.16', octaves: 4, height: 2, light: 58, seed: 8, contrast: 1.1 },
} as const;
