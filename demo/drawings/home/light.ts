import { darken, lighten } from '../color.ts';
import { barPaint, tone } from '../metal.ts';
import { across, radial } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blended, blurred, circle, clipped, ellipse, group, path, rect } from '../svg.ts';
import { turned } from './lathe.ts';

/** A cloth shade between two half-widths, `lit` from within or not. */
function shade(
  y: number,
  height: number,
  top: number,
  bottom: number,
  color: string,
  lit: boolean,
): string {
  const d = `M${-top} ${y}C${-top * 0.4} ${y + 10} ${top * 0.4} ${y + 10} ${top} ${y}L${bottom} ${y + height}C${bottom * 0.4} ${y + height + 16} ${-bottom * 0.4} ${y + height + 16} ${-bottom} ${y + height}Z`;
  const cloth = lit
    ? across(
        [
          [0, '#d8924a'],
          [0.3, '#ffd890'],
          [0.5, '#fff0c4'],
          [0.72, '#ffcf84'],
          [1, '#c27a36'],
        ],
        [-bottom, 0, bottom, 0],
      )
    : across(
        [
          [0, darken(color, 0.16)],
          [0.24, lighten(color, 0.4)],
          [0.6, color],
          [1, darken(color, 0.28)],
        ],
        [-bottom, 0, bottom, 0],
      );
  const hems = [0, 1]
    .map((end) => {
      const [w, at] = end === 0 ? [top, y] : [bottom, y + height];
      const dip = end === 0 ? 10 : 16;
      return path(`M${-w} ${at}C${-w * 0.4} ${at + dip} ${w * 0.4} ${at + dip} ${w} ${at}`, {
        fill: 'none',
        stroke: darken(color, lit ? 0.4 : 0.2),
        'stroke-width': 7,
        opacity: 0.75,
      });
    })
    .join('');
  const weave = grain(d, 'fine', lit ? 0.3 : 0.55, 0.9);
  const bulb = lit
    ? clipped(
        d,
        blurred(
          40,
          ellipse(0, y + height * 0.56, bottom * 0.5, height * 0.4, {
            fill: '#fffbe8',
            opacity: 0.9,
          }),
        ),
      )
    : '';
  const rim = ellipse(0, y, top, 9, { fill: lit ? '#fff3cf' : darken(color, 0.45) });
  return (
    rim +
    path(d, { fill: cloth }) +
    weave +
    bulb +
    hems +
    innerEdge(d, { color: darken(color, 0.7), width: 12, blur: 7, opacity: lit ? 0.25 : 0.4 })
  );
}

/** Light that a lit shade throws up and down the wall behind it. */
function lampGlow(y: number, height: number, bottom: number): string {
  const cone = path(
    `M${-bottom * 0.6} ${y}L${-bottom * 2} ${y - 520}H${bottom * 2}L${bottom * 0.6} ${y}Z`,
    {
      fill: across(
        [
          [0, '#ffd99a', 0],
          [1, '#ffd99a', 0.8],
        ],
        [0, y - 500, 0, y],
      ),
    },
  );
  const pool = path(
    `M${-bottom} ${y + height}L${-bottom * 2.6} 60H${bottom * 2.6}L${bottom} ${y + height}Z`,
    {
      fill: across(
        [
          [0, '#ffd99a', 0.7],
          [1, '#ffd99a', 0],
        ],
        [0, y + height, 0, 60],
      ),
    },
  );
  return (
    blended('screen', blurred(46, cone + pool), 0.55) +
    blended(
      'screen',
      circle(0, y + height / 2, bottom * 3.4, {
        fill: radial(
          [
            [0, '#ffcf8a', 0.75],
            [0.5, '#e8933c', 0.22],
            [1, '#e8933c', 0],
          ],
          0,
          y + height / 2,
          bottom * 3.4,
        ),
      }),
    )
  );
}

/** A brass lamp with a ringed stem, 700 high, standing on y = 0. */
export function minarLamp(lit = false): string {
  const bar = (y: number, height: number, half: number, r = 3) =>
    rect(-half, y, half * 2, height, { fill: barPaint('brass', [0, 0, 1, 0]), rx: r });
  const ring = (y: number, half: number, height = 14) =>
    bar(y, height, half, height / 2) +
    rect(-half + 3, y + 2, half * 2 - 6, 2, { fill: tone('brass', 1), opacity: 0.55, rx: 1 }) +
    rect(-half + 2, y + height - 2, half * 2 - 4, 2, { fill: '#000000', opacity: 0.35, rx: 1 });
  const foot = turned(
    [
      [118, 0],
      [118, -14],
      [104, -22],
      [58, -36],
      [30, -54],
      [22, -66],
    ],
    { color: '#b58a3e', gloss: 0.9, grain: null },
  );
  const stem = bar(-440, 384, 11);
  const rings = [-78, -128, -140, -196, -250, -262, -318, -372, -384]
    .map((y, index) => ring(y, index % 3 === 0 ? 27 : 22))
    .join('');
  const bulbs =
    turned(
      [
        [16, -196],
        [34, -214],
        [38, -224],
        [34, -234],
        [16, -250],
      ],
      { color: '#b58a3e', gloss: 0.9, grain: null },
    ) +
    turned(
      [
        [16, -318],
        [30, -334],
        [33, -344],
        [30, -354],
        [16, -372],
      ],
      { color: '#b58a3e', gloss: 0.9, grain: null },
    );
  return group(
    (lit ? lampGlow(-700, 250, 178) : '') +
      foot +
      stem +
      bulbs +
      rings +
      ring(-452, 18, 20) +
      shade(-700, 250, 104, 178, '#e4d8c2', lit),
  );
}

/** A round terracotta lamp under a drum shade, 620 high. */
export function kulhadLamp(lit = false): string {
  const color = '#b5653f';
  const base = turned(
    [
      [74, 0],
      [82, -10],
      [130, -60],
      [152, -130],
      [140, -200],
      [96, -254],
      [40, -276],
      [30, -290],
    ],
    { color, gloss: 0.25, grain: 'clay', strength: 0.6 },
  );
  const neck = rect(-13, -348, 26, 64, { fill: barPaint('brass', [0, 0, 1, 0]) });
  return group(
    (lit ? lampGlow(-620, 266, 196) : '') +
      base +
      neck +
      shade(-620, 266, 178, 196, '#efe6d3', lit),
  );
}
