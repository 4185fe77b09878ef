import { darken, lighten } from '../color.ts';
import { circle, clipped, group, path } from '../svg.ts';
import { type Hide, hide, luminous, soleBlock, step, stitch } from './upper.ts';

export type CourtSpec = {
  hide: Hide;
  tab: Hide;
  sole: string;
  lace: string;
  lining: string;
  high: boolean;
};

const sole =
  'M10 -25C5 -19 6 -11 15 -6C27 -1 44 0 64 0H276C287 0 294 -5 296 -13C298 -24 295 -31 286 -31C250 -29 214 -27 166 -26C118 -25 70 -26 30 -30C20 -31 14 -30 10 -25Z';
const low =
  'M14 -25C8 -36 15 -51 34 -57C54 -63 76 -66 98 -71C122 -78 146 -94 168 -110C174 -115 182 -119 190 -116C198 -111 206 -100 218 -93C230 -86 250 -86 266 -91C276 -95 288 -99 291 -92C295 -78 286 -58 291 -29C200 -24 90 -23 14 -25Z';
const high =
  'M14 -25C8 -36 15 -51 34 -57C54 -63 76 -66 98 -72C118 -80 138 -96 150 -116C158 -130 162 -144 166 -158C168 -166 176 -169 184 -167C206 -160 240 -156 268 -160C277 -161 284 -158 284 -150C284 -128 278 -110 283 -88C287 -66 287 -48 291 -29C200 -24 90 -23 14 -25Z';

const stayLow =
  'M84 -67C86 -58 96 -52 105 -55C136 -64 166 -82 194 -104L188 -117C178 -119 172 -114 166 -109C146 -94 118 -76 84 -67Z';
const stayHigh =
  'M84 -68C86 -58 96 -52 106 -56C136 -70 160 -92 170 -118C175 -132 178 -146 182 -165L170 -168C166 -150 160 -132 150 -116C136 -94 116 -79 84 -68Z';

function pointsAlong(
  list: readonly (readonly [number, number])[],
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const t = (index / (count - 1)) * (list.length - 1);
    const from = list[Math.floor(t)] ?? [0, 0];
    const to = list[Math.min(list.length - 1, Math.floor(t) + 1)] ?? from;
    const part = t - Math.floor(t);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

function lacing(spec: CourtSpec): string {
  const holes = spec.high
    ? pointsAlong(
        [
          [98, -63],
          [122, -75],
          [144, -92],
          [160, -114],
          [168, -136],
          [173, -159],
        ],
        8,
      )
    : pointsAlong(
        [
          [98, -62],
          [124, -72],
          [152, -87],
          [179, -107],
        ],
        6,
      );
  return holes
    .map(([x, y], index) => {
      const steep = spec.high && index > 4;
      const tip = steep ? [x - 13, y - 4] : [x - 9, y - 11];
      const band = `M${x} ${y}Q${x - 2.4} ${y - 5.4} ${tip[0]} ${tip[1]}`;
      return (
        path(band, {
          stroke: '#000000',
          'stroke-width': 5.6,
          fill: 'none',
          opacity: 0.25,
          'stroke-linecap': 'round',
          transform: 'translate(1 1.4)',
        }) +
        path(band, {
          stroke: darken(spec.lace, 0.25),
          'stroke-width': 4.8,
          fill: 'none',
          'stroke-linecap': 'round',
        }) +
        path(band, {
          stroke: spec.lace,
          'stroke-width': 4,
          fill: 'none',
          'stroke-linecap': 'round',
        }) +
        path(band, {
          stroke: lighten(spec.lace, 0.7),
          'stroke-width': 1.2,
          fill: 'none',
          opacity: 0.7,
          transform: 'translate(-.9 -.6)',
        }) +
        circle(x + 0.6, y + 1.4, 1.9, { fill: darken(spec.hide.color, 0.8), opacity: 0.75 })
      );
    })
    .join('');
}

function perforations(color: string): string {
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from(
      { length: 7 - row },
      (_, index) => [38 + index * 6.6 + row * 3.2, -50 - index * 1.5 + row * 5.4] as const,
    ),
  );
  return rows
    .map(
      ([x, y]) =>
        circle(x, y, 1.15, { fill: darken(color, 0.75), opacity: luminous(color) ? 0.5 : 0.8 }) +
        circle(x + 0.3, y + 0.5, 1.15, {
          fill: 'none',
          stroke: lighten(color, 0.8),
          'stroke-width': 0.3,
          opacity: 0.6,
        }),
    )
    .join('');
}

/** A court sneaker, low or high, in profile. */
export function court(spec: CourtSpec): string {
  const upper = spec.high ? high : low;
  const { color } = spec.hide;
  const collar = spec.high
    ? 'M168 -166C190 -176 250 -176 284 -156C262 -152 206 -154 182 -165Z'
    : 'M172 -114C180 -127 194 -131 202 -125C216 -112 238 -102 262 -102C278 -103 288 -102 291 -93C270 -84 230 -82 214 -95C202 -105 196 -112 188 -117Z';
  const tongue = spec.high
    ? 'M152 -118C160 -142 162 -164 170 -180C178 -184 190 -181 190 -173L184 -160L160 -120Z'
    : 'M136 -92C150 -106 166 -124 179 -133C187 -137 197 -132 195 -125L186 -110L150 -88Z';
  const body = hide(upper, spec.hide, {
    top: spec.high ? -168 : -118,
    bottom: -22,
    lights: [
      { d: 'M22 -44C32 -53 56 -57 82 -62', width: 7, blur: 5, opacity: 0.7 },
      {
        d: spec.high ? 'M196 -140C210 -112 226 -88 240 -66' : 'M172 -92C196 -78 226 -74 256 -78',
        width: 11,
        blur: 10,
        opacity: spec.high ? 0.2 : 0.42,
      },
    ],
    shades: [
      { d: 'M8 -25C90 -24 200 -26 292 -31', width: 11, blur: 7, opacity: 0.6 },
      { d: 'M92 -32C95 -48 92 -58 86 -66', width: 10, blur: 7, opacity: 0.3 },
      { d: 'M292 -32L288 -92', width: 12, blur: 7, opacity: 0.5 },
    ],
  });
  const stay = spec.high ? stayHigh : stayLow;
  const quarter = spec.high
    ? 'M106 -55C132 -45 166 -40 200 -40C230 -40 258 -42 289 -46'
    : 'M106 -54C128 -44 158 -38 196 -37';
  const quarterLine = spec.high
    ? 'M212 -40C218 -80 212 -124 204 -160'
    : 'M208 -37C226 -47 234 -68 234 -86';
  const tab = spec.high
    ? 'M262 -159.5C272 -161.6 284 -160 284 -150C283.6 -134 280.6 -120 280.6 -106C274 -104 266 -106 262 -112Z'
    : 'M262 -89.6C274 -94 288 -99 291 -92C293 -80 289.6 -68 288.6 -56C278 -54 266 -59 260 -67Z';
  const inner = hide(
    collar,
    { color: spec.lining, surface: 'suede' },
    {
      top: spec.high ? -176 : -130,
      bottom: -84,
      shades: [
        {
          d: spec.high ? 'M172 -166H286' : 'M196 -122C216 -102 250 -94 290 -98',
          width: 9,
          blur: 5,
          opacity: 0.8,
        },
      ],
    },
  );
  const outline =
    step(quarter, color, 0.8) +
    step(quarterLine, color, 0.8) +
    stitch(
      spec.high ? 'M215 -40C221 -80 215 -124 207 -159' : 'M211 -37C229 -47 237 -68 237 -86',
      lighten(color, 0.2),
    );
  const soleParts =
    soleBlock(sole, spec.sole, -31, 0) +
    clipped(
      sole,
      stitch(
        'M8 -20C30 -21 90 -20 166 -19.6C214 -20 252 -21.6 298 -23.4',
        darken(spec.sole, 0.25),
        1.4,
      ) +
        path('M6 -8C60 -6 220 -6 300 -7', {
          stroke: darken(spec.sole, 0.4),
          'stroke-width': 0.8,
          fill: 'none',
          opacity: 0.45,
        }),
    );
  return group(
    hide(tongue, { ...spec.hide }, { top: spec.high ? -184 : -136, bottom: -86 }) +
      inner +
      body +
      clipped(upper, outline + perforations(color)) +
      hide(tab, spec.tab, { top: spec.high ? -162 : -98, bottom: spec.high ? -104 : -54 }) +
      step(
        spec.high
          ? 'M262 -159L262 -112C266 -106 274 -104 280 -106'
          : 'M262 -89L260 -67C266 -59 278 -54 288 -56',
        spec.tab.color,
        0.7,
      ) +
      hide(stay, spec.hide, { top: spec.high ? -168 : -118, bottom: -52 }) +
      step(
        spec.high
          ? 'M84 -68C86 -58 96 -52 106 -56C136 -70 160 -92 170 -118C175 -132 178 -146 182 -165'
          : 'M84 -67C86 -58 96 -52 105 -55C136 -64 166 -82 194 -104',
        color,
      ) +
      stitch(
        spec.high
          ? 'M87 -67.6C89 -60 97 -55.4 105 -59C134 -73 156 -94 166.4 -119C171 -133 174.6 -147 178.4 -165'
          : 'M87 -66.6C89 -60 97 -55.4 104.6 -58C134 -67 163 -84 190.6 -106',
        lighten(color, 0.2),
      ) +
      lacing(spec) +
      soleParts,
  );
}
