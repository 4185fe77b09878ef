import { darken, lighten } from '../color.ts';
import { circle, clipped, group, path, rect } from '../svg.ts';
import { type Hide, hide, soleBlock, step, stitch } from './upper.ts';

export type RunnerSpec = {
  mesh: string;
  suede: Hide;
  guard: Hide;
  foam: string;
  gum: string;
  lace: string;
  lining: string;
};

const foam =
  'M10 -25C4 -20 7 -12 18 -9C40 -4 70 -4 100 -4H280C292 -4 301 -10 304 -22C306 -33 301 -41 290 -43C262 -45 240 -37 206 -33C170 -30 120 -28 70 -30C42 -32 20 -32 10 -25Z';
const gum =
  'M12 -12C34 -2 60 0 90 0H276C288 0 297 -6 301 -14C290 -7 280 -5.5 270 -5.5H100C60 -5.5 34 -7 12 -12Z';
const upper =
  'M14 -26C8 -38 16 -54 36 -60C60 -66 82 -68 104 -74C128 -82 150 -98 170 -114C178 -120 188 -121 194 -116C204 -106 214 -97 226 -95C244 -92 258 -98 268 -108C276 -116 288 -118 292 -108C298 -88 290 -66 295 -41C240 -36 200 -30 160 -28C90 -26 50 -26 14 -26Z';
const guard =
  'M14 -26C8 -38 16 -54 36 -60C46 -63 54 -64.4 62 -65.4C74 -54 92 -48 116 -44L124 -27C90 -26 50 -26 14 -26Z';
const heel =
  'M295 -41C290 -66 298 -88 292 -108C288 -115 280 -114 274 -112C264 -92 256 -78 238 -64C224 -53 212 -46 204 -32C240 -36 270 -39 295 -41Z';
const wave =
  'M116 -44C140 -60 168 -67 196 -67C214 -67 230 -73 244 -86L238 -64C224 -54 200 -53 182 -50C162 -47 148 -41 140 -27.6L124 -27Z';
const stay =
  'M88 -70C90 -60 100 -55 110 -58C140 -68 168 -86 200 -108L193 -117C186 -121 177 -119 170 -114C150 -98 122 -80 88 -70Z';
const tongue = 'M140 -96C154 -112 170 -130 184 -139C192 -143 202 -138 199 -130L188 -112L152 -92Z';
const collar =
  'M176 -117C184 -130 196 -133 204 -127C214 -112 232 -106 250 -110C262 -114 272 -124 284 -124C292 -122 293 -114 292 -108C284 -112 274 -106 268 -100C254 -90 236 -86 222 -92C208 -98 200 -110 192 -118Z';

function weave(color: string): string {
  const rows: string[] = [];
  for (let y = -120; y < -24; y += 2.4)
    for (let x = 10; x < 300; x += 2.8)
      rows.push(
        circle(x + (Math.round(y / 2.4) % 2 === 0 ? 0 : 1.4), y, 0.62, {
          fill: darken(color, 0.62),
          opacity: 0.5,
        }),
      );
  return rows.join('');
}

function laces(spec: RunnerSpec): string {
  const holes = [
    [102, -64],
    [124, -73],
    [146, -85],
    [167, -98],
    [186, -111],
  ] as const;
  return holes
    .map(([x, y]) => {
      const d = `M${x} ${y}Q${x - 3} ${y - 6} ${x - 10} ${y - 12}`;
      const line = (stroke: string, width: number, opacity = 1) =>
        path(d, {
          fill: 'none',
          stroke,
          'stroke-width': width,
          'stroke-linecap': 'round',
          opacity,
        });
      return (
        circle(x + 0.6, y + 1, 2.6, { fill: darken(spec.suede.color, 0.7), opacity: 0.7 }) +
        line('#000000', 5.8, 0.18) +
        line(darken(spec.lace, 0.25), 4.8) +
        line(spec.lace, 4) +
        line(lighten(spec.lace, 0.7), 1.1, 0.6)
      );
    })
    .join('');
}

function midsole(spec: RunnerSpec): string {
  const grooves = [0, 1, 2, 3].map((index) =>
    path(
      `M${196 + index * 26} ${-31 - index * 2}C${204 + index * 26} ${-24} ${206 + index * 26} ${-16} ${200 + index * 26} -8`,
      { fill: 'none', stroke: darken(spec.foam, 0.5), 'stroke-width': 1.6, opacity: 0.4 },
    ),
  );
  const line = path('M8 -20C60 -16 140 -17 200 -20C240 -23 276 -27 304 -28', {
    fill: 'none',
    stroke: darken(spec.foam, 0.5),
    'stroke-width': 1,
    opacity: 0.5,
  });
  return (
    soleBlock(foam, spec.foam, -44, -3) +
    clipped(
      foam,
      line + grooves.join('') + rect(0, -6, 320, 8, { fill: '#000000', opacity: 0.06 }),
    ) +
    soleBlock(gum, spec.gum, -14, 0)
  );
}

/** A runner of mesh and suede overlays on sculpted foam, in profile. */
export function runner(spec: RunnerSpec): string {
  const band = { top: -120, bottom: -24 };
  const body = hide(
    upper,
    { color: spec.mesh, surface: 'mesh' },
    {
      ...band,
      lights: [{ d: 'M60 -66C90 -70 120 -78 150 -96', width: 7, blur: 5, opacity: 0.6 }],
      shades: [{ d: 'M8 -26C90 -26 200 -30 295 -42', width: 12, blur: 6, opacity: 0.6 }],
    },
  );
  const overlay = (d: string, piece: Hide) =>
    hide(d, piece, {
      ...band,
      lights: [
        {
          d: 'M20 -48C40 -60 60 -62 80 -64M284 -104C290 -90 284 -70 286 -50',
          width: 6,
          blur: 5,
          opacity: 0.5,
        },
      ],
    });
  return group(
    hide(tongue, spec.suede, { top: -142, bottom: -90 }) +
      hide(
        collar,
        { color: spec.lining, surface: 'mesh' },
        {
          top: -134,
          bottom: -86,
          shades: [{ d: 'M200 -124C216 -104 250 -102 284 -116', width: 8, blur: 4, opacity: 0.7 }],
        },
      ) +
      body +
      clipped(upper, weave(spec.mesh)) +
      overlay(wave, spec.guard) +
      step(wave, spec.guard.color, 0.7) +
      overlay(guard, spec.suede) +
      step('M62 -65.4C74 -54 92 -48 116 -44L124 -27', spec.suede.color) +
      stitch('M60 -62C72 -51 90 -45 113 -41L119 -27', lighten(spec.suede.color, 0.3)) +
      overlay(heel, spec.suede) +
      step('M274 -112C264 -92 256 -78 238 -64C224 -53 212 -46 204 -32', spec.suede.color) +
      stitch(
        'M277 -111C267 -91 259 -76 241 -61C228 -51 216 -44 209 -33',
        lighten(spec.suede.color, 0.3),
      ) +
      hide(stay, spec.suede, band) +
      step('M88 -70C90 -60 100 -55 110 -58C140 -68 168 -86 200 -108', spec.suede.color) +
      stitch(
        'M91 -69C93 -62 101 -58 109 -61C138 -71 165 -88 196 -110',
        lighten(spec.suede.color, 0.3),
      ) +
      laces(spec) +
      midsole(spec),
  );
}
