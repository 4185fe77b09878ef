import { lighten, mix } from '../color.ts';
import { letters, roman } from '../lettering.ts';
import { sunburstLevel, tone, turning } from '../metal.ts';
import { circleOutline, polar } from '../outline.ts';
import { linear, radial } from '../paint.ts';
import { seeded } from '../random.ts';
import { innerEdge } from '../relief.ts';
import { blurred, circle, clipped, group, n, path, rect } from '../svg.ts';
import { register } from './watch-register.ts';
import { type DialSpec, dialRadius, type WatchSpec } from './watch-spec.ts';

/** The ground of a dial inside the outline `d`. */
function dialGround(dial: DialSpec, d: string, r: number): string {
  if (dial.finish === 'sunburst') {
    const next = seeded(11);
    const rays = turning(
      0,
      0,
      0,
      r * 1.5,
      (degrees) => {
        const level = sunburstLevel(degrees) + (next() - 0.5) * 0.07;
        return level > 0.55
          ? lighten(dial.color, (level - 0.55) * 0.62)
          : mix(dial.edge, dial.color, Math.max(0, level) / 0.55);
      },
      720,
    );
    const vignette = radial(
      [
        [0, dial.edge, 0],
        [0.62, dial.edge, 0],
        [1, dial.edge, 0.85],
      ],
      0,
      0,
      r,
    );
    return clipped(d, rays + circle(0, 0, r * 1.5, { fill: vignette }));
  }
  if (dial.finish === 'pearl') return pearl(dial, d, r);
  const lit = dial.finish === 'enamel' ? 0.5 : 0.08;
  const fill = radial(
    [
      [0, lighten(dial.color, lit)],
      [0.55, dial.color],
      [1, dial.edge],
    ],
    0,
    0,
    r * 1.06,
    -r * 0.25,
    -r * 0.35,
  );
  return clipped(d, circle(0, 0, r * 1.5, { fill }));
}

function pearl(dial: DialSpec, d: string, r: number): string {
  const next = seeded(23);
  const tints = ['#f3d7dc', '#d6e6e2', '#e3dcf0', '#fbf3e2', '#ffffff', '#cfe0ea'];
  const clouds = Array.from({ length: 34 }, (_, index) => {
    const x = (next() - 0.5) * 2.2 * r;
    const y = (next() - 0.5) * 2.2 * r;
    return path(
      `M${n(x - 40)} ${n(y)}Q${n(x)} ${n(y - 16 * next())} ${n(x + 46)} ${n(y + 14 * next())}`,
      {
        stroke: tints[index % tints.length],
        'stroke-width': 6 + next() * 16,
        fill: 'none',
        opacity: 0.75,
      },
    );
  });
  return clipped(
    d,
    circle(0, 0, r * 1.5, { fill: dial.color }) +
      blurred(5, group(clouds.join(''), { transform: 'rotate(-32)' })),
  );
}

function baton(
  dial: DialSpec,
  x: number,
  y: number,
  width: number,
  length: number,
  degrees: number,
): string {
  const box = (at: number, w: number, fill: string) => rect(at, -length / 2, w, length, { fill });
  const metal = dial.applied;
  const body =
    metal === null
      ? box(-width / 2, width, dial.ink)
      : rect(-width / 2 + 0.9, -length / 2 + 1.4, width, length, {
          fill: '#000000',
          opacity: 0.3,
        }) +
        box(-width / 2, width / 2, tone(metal, degrees > 180 || degrees === 0 ? 0.98 : 0.35)) +
        box(0, width / 2, tone(metal, degrees > 180 || degrees === 0 ? 0.35 : 0.98));
  return group(body, { transform: `translate(${n(x)} ${n(y)}) rotate(${degrees})` });
}

function plot(dial: DialSpec, r: number, hour: number): string {
  const metal = dial.applied ?? 'steel';
  const frame = (d: string) =>
    path(d, { fill: '#000000', opacity: 0.35, transform: 'translate(.9 1.4)' }) +
    path(d, { fill: tone(metal, 0.6), stroke: tone(metal, 0.95), 'stroke-width': 1.3 }) +
    path(d, { fill: '#eef3e2' });
  if (hour === 0) return frame(`M-9 ${n(-r * 0.87)}H9L0 ${n(-r * 0.66)}Z`);
  if (hour % 3 === 0)
    return group(frame(`M-3.6 ${n(-r * 0.86)}H3.6V${n(-r * 0.64)}H-3.6Z`), {
      transform: `rotate(${hour * 30})`,
    });
  const [x, y] = polar(0, 0, r * 0.78, hour * 30);
  return frame(circleOutline(x, y, 5));
}

function mark(dial: DialSpec, r: number, hour: number): string {
  const degrees = hour * 30;
  const hidden =
    dial.registers.some((one) => one.at * 30 === degrees) ||
    (dial.moon && hour === 6) ||
    (dial.date && hour === 3);
  if (dial.indices === 'plots') return hidden ? '' : plot(dial, r, hour);
  if (dial.indices === 'diamonds' && hour % 3 === 0) {
    const [x, y] = polar(0, 0, r * 0.8, degrees);
    return group(
      path('M0 -4.6L4.6 0L0 4.6L-4.6 0Z', { fill: '#7f8589' }) +
        path('M0 -3.8L3.8 0L0 0Z', { fill: '#ffffff' }) +
        path('M0 3.8L-3.8 0L0 0Z', { fill: '#dfe8ee' }) +
        path('M0 -3.8L-3.8 0L0 0Z', { fill: '#c3ccd3' }),
      { transform: `translate(${n(x)} ${n(y)})` },
    );
  }
  if (dial.indices === 'roman') {
    if (hidden) return '';
    const text =
      ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'][hour] ?? '';
    return group(roman(text, r * 0.19, dial.ink), {
      transform: `rotate(${degrees}) translate(0 ${n(-r * 0.76)})`,
    });
  }
  if (dial.indices === 'arabic') {
    if (hidden) return '';
    const [x, y] = polar(0, 0, r * 0.74, degrees);
    return group(letters(String(hour === 0 ? 12 : hour), r * 0.2, dial.ink, 1.7), {
      transform: `translate(${n(x)} ${n(y)})`,
    });
  }
  if (dial.indices === 'none') return '';
  const long = hour % 3 === 0;
  const short = hidden ? 0.1 : long ? 0.24 : 0.19;
  if (hidden && !dial.date) return '';
  const [x, y] = polar(0, 0, r * (0.88 - short / 2), degrees);
  const at = (dx: number) => polar(x, y, dx, degrees + 90);
  const width = dial.indices === 'sector' ? 1.1 : 4;
  if (hour === 0 && dial.indices === 'baton')
    return (
      baton(dial, ...at(2.9), width, r * short, degrees) +
      baton(dial, ...at(-2.9), width, r * short, degrees)
    );
  return baton(dial, x, y, width, r * short, degrees);
}

function track(dial: DialSpec, r: number): string {
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const major = minute % 5 === 0;
    return rect(-(major ? 0.55 : 0.3), -r * 0.965, major ? 1.1 : 0.6, r * (major ? 0.05 : 0.034), {
      fill: dial.ink,
      transform: `rotate(${minute * 6})`,
      opacity: major ? 0.95 : 0.75,
    });
  });
  const ring = (at: number, weight: number, color = dial.ink) =>
    circle(0, 0, r * at, { fill: 'none', stroke: color, 'stroke-width': weight });
  const railway = dial.indices === 'roman' ? ring(0.97, 0.45) + ring(0.925, 0.45) : '';
  const sector =
    dial.indices === 'sector'
      ? ring(0.9, 0.6) + ring(0.62, 0.6) + ring(0.86, 0.9, dial.accent)
      : '';
  return ticks.join('') + railway + sector;
}

function dateWindow(dial: DialSpec, r: number): string {
  const x = r * 0.7;
  return (
    rect(x - 9.5, -7.5, 19, 15, { fill: tone(dial.applied ?? 'steel', 0.85), rx: 1.2 }) +
    rect(x - 8.2, -6.2, 16.4, 12.4, {
      fill: linear([
        [0, '#d9d6cd'],
        [0.3, '#fbfaf6'],
        [1, '#ffffff'],
      ]),
    }) +
    group(letters('17', 7, '#1a1a1a', 1.3), { transform: `translate(${n(x)} 0)` })
  );
}

function moon(dial: DialSpec, r: number): string {
  const y = r * 0.46;
  const window = `M${n(-r * 0.36)} ${n(y)}A${n(r * 0.36)} ${n(r * 0.36)} 0 0 1 ${n(r * 0.36)} ${n(y)}A${n(r * 0.15)} ${n(r * 0.13)} 0 0 0 ${n(r * 0.07)} ${n(y + r * 0.09)}H${n(-r * 0.07)}A${n(r * 0.15)} ${n(r * 0.13)} 0 0 0 ${n(-r * 0.36)} ${n(y)}Z`;
  const next = seeded(5);
  const stars = Array.from({ length: 16 }, () =>
    circle((next() - 0.5) * r * 0.68, y - next() * r * 0.34, 0.35 + next() * 0.5, {
      fill: '#f3dca0',
    }),
  );
  const disc = circle(r * 0.05, y - r * 0.12, r * 0.155, {
    fill: radial(
      [
        [0, '#fff3cc'],
        [0.6, '#e3b968'],
        [1, '#9c6f2a'],
      ],
      r * 0.05,
      y - r * 0.12,
      r * 0.16,
      r * 0.01,
      y - r * 0.18,
    ),
  });
  const craters = [
    [0.01, -0.15, 0.03],
    [0.1, -0.1, 0.024],
    [0.05, -0.05, 0.02],
  ].map(([x = 0, dy = 0, s = 0]) =>
    circle(r * x, y + r * dy, r * s, { fill: '#b98a3e', opacity: 0.35 }),
  );
  const sky = path(window, {
    fill: radial(
      [
        [0, '#1d3a78'],
        [1, '#0a1433'],
      ],
      0,
      y,
      r * 0.4,
    ),
  });
  const rim = path(window, {
    fill: 'none',
    stroke: tone(dial.applied ?? 'steel', 0.85),
    'stroke-width': 1.3,
  });
  return (
    clipped(window, sky + stars.join('') + disc + craters.join('')) +
    innerEdge(window, { color: '#000000', width: 5, blur: 2, opacity: 0.7, dx: 1, dy: 1.5 }) +
    rim
  );
}

function maker(spec: WatchSpec, r: number): string {
  const { dial } = spec;
  const sign = path('M0 -5C2.6 -2.8 3.6 .4 2.8 4H-3.6C-1.2 2.6 .4 -.6 0 -5ZM-4.4 5H3.6', {
    fill: 'none',
    stroke: dial.ink,
    'stroke-width': 0.7,
  });
  const top = dial.indices === 'plots' ? -r * 0.42 : -r * 0.48;
  return (
    group(sign, { transform: `translate(0 ${n(top)})` }) +
    group(letters(spec.mark, r * 0.056, dial.ink, 1.1, 4.4), {
      transform: `translate(0 ${n(top + r * 0.145)})`,
    })
  );
}

/** Everything between the hands and the case of a round watch. */
export function roundDial(spec: WatchSpec, second: number): string {
  const { dial } = spec;
  const r = dialRadius(spec);
  const outline = circleOutline(0, 0, r);
  const marks = Array.from({ length: 12 }, (_, hour) => mark(dial, r, hour)).join('');
  const registers = dial.registers.map((one) => register(dial, one, r, second)).join('');
  const shade = innerEdge(outline, {
    color: '#000000',
    width: 9,
    blur: 3.4,
    opacity: 0.5,
    dx: 1.4,
    dy: 2.4,
  });
  return (
    dialGround(dial, outline, r) +
    track(dial, r) +
    registers +
    marks +
    (dial.moon ? moon(dial, r) : '') +
    (dial.date ? dateWindow(dial, r) : '') +
    maker(spec, r) +
    shade
  );
}
