import { darken, lighten } from '../color.ts';
import { tone } from '../metal.ts';
import { circle, clipped, group, path } from '../svg.ts';
import { type Hide, hide, luminous, soleBlock, step, stitch } from './upper.ts';

export type BootSpec = {
  hide: Hide;
  closing: 'chelsea' | 'laces';
  sole: 'rubber' | 'leather' | 'lugged';
  soleColor: string;
  elastic: string;
  lining: string;
};

const chelsea =
  'M10 -20C3 -34 13 -52 36 -59C64 -66 96 -74 122 -92C142 -107 154 -128 160 -152C164 -168 166 -180 168 -191C200 -199 246 -197 280 -189C283 -160 278 -132 284 -106C290 -84 288 -56 292 -29C250 -32 226 -30 200 -27C150 -21 70 -16 10 -20Z';
const laced =
  'M10 -20C3 -36 13 -56 38 -63C64 -69 92 -75 114 -90C134 -104 146 -124 152 -146C157 -162 160 -174 162 -187C200 -193 246 -192 280 -187C284 -160 280 -132 284 -106C290 -84 288 -56 292 -29C250 -32 226 -30 200 -27C150 -21 70 -16 10 -20Z';
const gusset =
  'M204 -195C202 -160 204 -120 216 -94C220 -86 234 -86 239 -94C252 -120 256 -160 256 -194C238 -197 220 -197 204 -195Z';

const soles: Record<BootSpec['sole'], { sole: string; heel: string; welt: string }> = {
  leather: {
    sole: 'M7 -21C4 -15 12 -9 26 -6C60 -1 100 0 132 -3C166 -8 192 -17 222 -21L292 -23V-29C250 -32 226 -30 200 -27C150 -21 70 -16 9 -21Z',
    heel: 'M224 -22C222 -14 221 -7 220 0H292C294 -8 295 -16 294 -25Z',
    welt: 'M6 -19C40 -14 90 -15 140 -19C180 -23 220 -28 250 -29.6C220 -30 180 -28 120 -22C90 -19.6 36 -19 8 -24Z',
  },
  rubber: {
    sole: 'M5 -22C2 -14 8 -6 22 -3C60 1 110 1 150 0L206 -2L222 -14L294 -18V-29C250 -32 226 -30 200 -27C150 -21 70 -16 8 -22Z',
    heel: 'M222 -16L220 0H294C297 -8 297 -16 296 -24Z',
    welt: 'M4 -20C40 -15 90 -16 140 -20C180 -24 240 -30 296 -27V-31C250 -33 226 -31 200 -28C150 -22 70 -18 6 -25Z',
  },
  lugged: {
    sole: 'M4 -23C1 -14 8 -5 20 -3L30 -3V-1H44V-3H54V0H70V-3H80V0H96V-3H106V0H122V-3H132V0H148V-3H158V-1H174L178 -5L200 -6L222 -12L296 -18V-29C250 -32 226 -30 200 -27C150 -21 70 -16 8 -23Z',
    heel: 'M220 -14L218 0H232V-3H242V0H258V-3H268V0H286V-3L298 -3C300 -10 299 -18 298 -25Z',
    welt: 'M3 -21C40 -16 90 -17 140 -21C180 -25 240 -31 298 -28V-32C250 -34 226 -32 200 -29C150 -23 70 -19 5 -26Z',
  },
};

function elastic(color: string): string {
  const ribs = Array.from({ length: 24 }, (_, index) => {
    const x = 202 + index * 2.4;
    return path(
      `M${x} -198C${x + (index - 12) * -0.1} -150 ${x + (index - 12) * -0.4} -110 ${x + (index - 12) * -0.9} -84`,
      {
        fill: 'none',
        stroke: index % 2 === 0 ? darken(color, 0.5) : lighten(color, 0.25),
        'stroke-width': 1,
      },
    );
  });
  return path(gusset, { fill: color }) + clipped(gusset, ribs.join('')) + step(gusset, color, 1.1);
}

function chelseaParts(spec: BootSpec): string {
  const { color } = spec.hide;
  const vamp = 'M132 -98C150 -84 176 -72 204 -66C232 -62 262 -66 288 -76';
  const tab =
    'M264 -192C264 -212 270 -222 278 -222C287 -222 290 -210 288 -186L280 -184C282 -204 282 -212 278 -212C273 -212 272 -204 272 -191Z';
  return (
    hide(tab, { color: darken(color, 0.1), surface: 'calf' }, { top: -222, bottom: -184 }) +
    elastic(spec.elastic) +
    stitch(
      'M200 -194C198 -158 200 -118 213 -91C218 -82 236 -82 242 -91C256 -118 260 -158 260 -193',
      lighten(color, 0.25),
    ) +
    step(vamp, color, 0.55)
  );
}

function laceParts(spec: BootSpec): string {
  const { color } = spec.hide;
  const facing =
    'M96 -80C104 -66 118 -58 132 -62C154 -72 172 -98 180 -126C186 -148 188 -168 189 -190L162 -187C160 -174 157 -162 152 -146C146 -124 134 -104 114 -90C108 -86 102 -83 96 -80Z';
  const edge =
    'M96 -80C104 -66 118 -58 132 -62C154 -72 172 -98 180 -126C186 -148 188 -168 189 -190';
  const holes = [
    [124, -75],
    [141, -92],
    [154, -112],
    [163, -134],
    [169, -156],
    [172, -177],
  ] as const;
  const laces = holes.map(([x, y], index) => {
    const d = `M${x} ${y}Q${x - 6} ${y - 5} ${x - (index > 2 ? 15 : 12)} ${y - (index > 2 ? 4 : 9)}`;
    const line = (stroke: string, width: number, opacity = 1) =>
      path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', opacity });
    return (
      circle(x, y, 4, { fill: tone('brass', 0.2) }) +
      circle(x, y, 3.5, { fill: tone('brass', 0.66) }) +
      circle(x - 0.6, y - 0.7, 2.2, { fill: tone('brass', 0.95) }) +
      circle(x, y, 1.8, { fill: '#1a100a' }) +
      line('#000000', 4.4, 0.3) +
      line('#4a2f1b', 3.4) +
      line('#a97f55', 1.3, 0.8)
    );
  });
  const cap = 'M60 -68C74 -52 82 -36 84 -18';
  const counter = 'M232 -28C236 -60 250 -84 286 -96';
  return (
    hide(facing, spec.hide, {
      top: -190,
      bottom: -58,
      lights: [{ d: 'M140 -84C160 -108 174 -140 178 -184', width: 6, blur: 4, opacity: 0.5 }],
    }) +
    step(edge, color) +
    stitch(
      'M99 -79.6C107 -69 119 -61.4 131 -65C151 -74 168 -99 176 -126.4C182 -148 184 -168 185 -190',
      lighten(color, 0.35),
    ) +
    step(cap, color) +
    stitch('M64 -68C78 -52 86 -36 88 -18', lighten(color, 0.35)) +
    step(counter, color) +
    stitch('M236 -28C240 -58 254 -80 286 -92', lighten(color, 0.35)) +
    laces.join('')
  );
}

/** A boot in profile: Chelsea with gussets, or laced with eyelets. */
export function boot(spec: BootSpec): string {
  const outline = spec.closing === 'chelsea' ? chelsea : laced;
  const { color } = spec.hide;
  const shape = soles[spec.sole];
  const body = hide(outline, spec.hide, {
    top: -198,
    bottom: -16,
    lights: [
      { d: 'M20 -42C34 -54 60 -58 88 -66', width: 8, blur: 5, opacity: 0.75 },
      { d: 'M176 -186C176 -150 170 -124 156 -100', width: 8, blur: 6, opacity: 0.4 },
      { d: 'M262 -180C260 -140 264 -110 272 -80', width: 8, blur: 7, opacity: 0.3 },
    ],
    shades: [
      { d: 'M8 -20C90 -15 200 -26 294 -30', width: 14, blur: 7, opacity: 0.75 },
      { d: 'M290 -30L282 -190', width: 14, blur: 8, opacity: 0.6 },
      { d: 'M196 -80C180 -70 160 -66 140 -70', width: 9, blur: 7, opacity: 0.3 },
      { d: 'M232 -190V-90', width: 20, blur: 12, opacity: 0.2 },
    ],
  });
  const mouth =
    spec.closing === 'chelsea'
      ? 'M168 -191C190 -203 252 -203 280 -189C246 -195 204 -197 168 -191Z'
      : 'M160 -186C190 -202 256 -200 280 -187C246 -191 204 -191 162 -187Z';
  const tongue =
    spec.closing === 'laces'
      ? hide(
          'M156 -160C158 -178 158 -194 161 -206C170 -212 183 -208 183 -198L178 -180L166 -156Z',
          { ...spec.hide, color: darken(color, 0.12) },
          { top: -210, bottom: -136 },
        )
      : '';
  const rubber = spec.sole === 'leather' ? spec.soleColor : darken(spec.soleColor, 0.1);
  return group(
    hide(
      mouth,
      { color: spec.lining, surface: 'calf' },
      {
        top: -204,
        bottom: -186,
        shades: [{ d: 'M160 -190H284', width: 6, blur: 2, opacity: 0.8 }],
      },
    ) +
      tongue +
      soleBlock(
        shape.heel,
        darken(spec.soleColor, spec.sole === 'leather' ? 0.3 : 0),
        -24,
        0,
        spec.sole === 'leather' ? 5 : 1,
      ) +
      soleBlock(shape.sole, rubber, -29, 0, 1) +
      body +
      clipped(outline, spec.closing === 'chelsea' ? '' : laceParts(spec)) +
      (spec.closing === 'chelsea' ? chelseaParts(spec) : '') +
      soleBlock(
        shape.welt,
        lighten(spec.soleColor, luminous(spec.soleColor) ? 0.1 : 0.2),
        -32,
        -15,
      ) +
      stitch(
        spec.sole === 'leather'
          ? 'M8 -21.6C50 -17 110 -18.6 196 -27'
          : 'M7 -22.8C60 -17.6 130 -20 200 -26C240 -30 270 -31 296 -29.4',
        '#e3d3b4',
        0.9,
      ),
  );
}
