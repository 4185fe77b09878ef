import { extentOfShapes } from './extent.ts';
import { define, filterRegion, group, n } from './svg.ts';

type Bevel = {
  /** How far the edge rounds over, in units. */
  depth: number;
  /** How high the body stands out. */
  height?: number;
  shine?: number;
  sharpness?: number;
  shade?: number;
  light?: string;
  azimuth?: number;
  elevation?: number;
};

/** Gives flat shapes rounded edges: a highlight towards the light and shade away from it. */
export function bevelled(body: string, bevel: Bevel): string {
  const {
    depth,
    height = 3,
    shine = 0.8,
    sharpness = 18,
    shade = 0.7,
    light = '#ffffff',
    azimuth = 232,
    elevation = 46,
  } = bevel;
  const flat = Math.sin((elevation * Math.PI) / 180);
  const region = filterRegion(extentOfShapes(body), depth * 3 + 1);
  const id = define(
    'v',
    (at) =>
      `<filter id="${at}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth)}" result="a"/><feDiffuseLighting in="a" surfaceScale="${n(height)}" diffuseConstant="1" lighting-color="#fff" result="d"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting><feColorMatrix in="d" type="matrix" values="${n(shade)} 0 0 0 ${n(1 - shade * flat)} 0 ${n(shade)} 0 0 ${n(1 - shade * flat)} 0 0 ${n(shade)} 0 ${n(1 - shade * flat)} 0 0 0 0 1" result="s"/><feBlend in="SourceGraphic" in2="s" mode="multiply" result="m"/><feSpecularLighting in="a" surfaceScale="${n(height)}" specularConstant="${n(shine)}" specularExponent="${sharpness}" lighting-color="${light}" result="p"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feSpecularLighting><feComposite in="p" in2="SourceAlpha" operator="in" result="q"/><feComposite in="m" in2="SourceAlpha" operator="in" result="k"/><feBlend in="q" in2="k" mode="screen" result="r"/><feComposite in="r" in2="SourceAlpha" operator="in"/></filter>`,
  );
  return group(body, { filter: `url(#${id})` });
}
