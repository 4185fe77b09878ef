import { darken, lighten } from '../color.ts';
import { type Metal, tone } from '../metal.ts';
import { boxOutline, ellipseOutline } from '../outline.ts';
import { across, linear } from '../paint.ts';
import { grain, innerEdge } from '../relief.ts';
import { blurred, clipped, ellipse, group, path, rect } from '../svg.ts';
import { frame } from './hardware.ts';
import { type Leather, lip, panel, saddle } from './leather.ts';

/** A bifold lying closed, 230 × 186 around 0, 0, its fold at the left. */
export function wallet(leather: Leather, thread: string): string {
  const under = boxOutline(-112, -89, 230, 186, 12);
  const cover = boxOutline(-116, -94, 230, 186, 12);
  return group(
    panel(under, { ...leather, color: darken(leather.color, 0.25) }, [-112, -89, 118, 97]) +
      panel(
        cover,
        leather,
        [-116, -94, 114, 92],
        [
          { d: 'M-108 -90V88', width: 14, blur: 6, opacity: 0.5, light: true },
          { d: 'M-60 -60C0 -84 60 -80 90 -40', width: 40, blur: 24, opacity: 0.3, light: true },
        ],
      ) +
      saddle('M-96 -85H98Q105 -85 105 -78V76Q105 83 98 83H-96', thread) +
      path('M-99 -94V92', {
        stroke: darken(leather.color, 0.5),
        'stroke-width': 1.4,
        opacity: 0.5,
      }),
  );
}

/** The bifold lying open, 470 × 190 around 0, 0. */
export function openWallet(leather: Leather, thread: string): string {
  const inside = { ...leather, color: lighten(leather.color, 0.1) };
  const slot = (side: number, index: number) => {
    const y = -58 + index * 32;
    const x = side < 0 ? -222 : 14;
    const d = `M${x} ${y}H${x + 84}Q${x + 104} ${y + 12} ${x + 124} ${y}H${x + 208}V92H${x}Z`;
    return (
      panel(d, inside, [x, y, x + 208, 92]) +
      lip(`M${x} ${y}H${x + 84}Q${x + 104} ${y + 12} ${x + 124} ${y}H${x + 208}`, inside.color, 1.8)
    );
  };
  const card = (x: number, y: number, color: string) =>
    rect(x, y, 196, 60, {
      fill: linear(
        [
          [0, lighten(color, 0.3)],
          [1, color],
        ],
        [0, 0, 1, 1],
      ),
      rx: 7,
    });
  return group(
    panel(
      boxOutline(-232, -97, 464, 194, 12),
      leather,
      [-232, -97, 232, 97],
      [{ d: 'M0 -97V97', width: 18, blur: 7, opacity: 0.6, light: false }],
    ) +
      card(-216, -74, '#2f4a46') +
      slot(-1, 0) +
      card(-216, -44, '#c9b491') +
      slot(-1, 1) +
      slot(-1, 2) +
      card(20, -70, '#8a8f94') +
      slot(1, 0) +
      slot(1, 1) +
      card(20, 24, '#6a2a2c') +
      slot(1, 2) +
      saddle(
        'M-4 90H-218Q-225 90 -225 83V-83Q-225 -90 -218 -90H218Q225 -90 225 -83V83Q225 90 218 90H4',
        thread,
      ) +
      blurred(3, path('M0 -97V97', { stroke: '#000000', 'stroke-width': 5, opacity: 0.45 })),
  );
}

/** A card case with two cards showing, 210 × 158 around 0, 0. */
export function cardCase(leather: Leather, thread: string): string {
  const card = (dx: number, dy: number, color: string) =>
    rect(-92 + dx, -98 + dy, 184, 80, {
      fill: linear(
        [
          [0, lighten(color, 0.35)],
          [1, color],
        ],
        [0, 0, 1, 1],
      ),
      rx: 7,
    });
  const row = (y: number) => {
    const d = `M-105 ${y}H-26Q0 ${y + 17} 26 ${y}H105V78Q105 84 99 84H-99Q-105 84 -105 78Z`;
    return (
      panel(
        d,
        leather,
        [-105, y, 105, 84],
        [
          {
            d: `M-80 ${y + 26}C-20 ${y + 14} 40 ${y + 16} 80 ${y + 30}`,
            width: 20,
            blur: 12,
            opacity: 0.3,
            light: true,
          },
        ],
      ) +
      lip(`M-105 ${y}H-26Q0 ${y + 17} 26 ${y}H105`, leather.color, 2.6) +
      saddle(`M-99 ${y + 7}H-29Q0 ${y + 24} 29 ${y + 7}H99`, thread, 0.9)
    );
  };
  return group(
    panel(
      boxOutline(-105, -72, 210, 156, 6),
      { ...leather, color: darken(leather.color, 0.2) },
      [-105, -72, 105, 84],
    ) +
      card(2, -10, '#c9b491') +
      row(-60) +
      card(-2, 38, '#39424a') +
      row(-20) +
      row(20) +
      saddle('M-99 30V77Q-99 78 -98 78H98Q99 78 99 77V30', thread, 0.9),
  );
}

/** A belt standing in a coil with its buckle in front; stands on y = 0, 320 wide. */
export function coiledBelt(leather: Leather, metal: Metal, thread: string | null): string {
  const { color } = leather;
  const [rx, ry, height] = [150, 48, 92];
  const wall = `M${-rx} ${-height - ry}V${-ry}A${rx} ${ry} 0 0 0 ${rx} ${-ry}V${-height - ry}A${rx} ${ry} 0 0 1 ${-rx} ${-height - ry}Z`;
  const side =
    path(wall, {
      fill: across(
        [
          [0, darken(color, 0.5)],
          [0.2, color],
          [0.36, lighten(color, 0.34)],
          [0.55, color],
          [0.85, darken(color, 0.4)],
          [1, darken(color, 0.65)],
        ],
        [-rx, 0, rx, 0],
      ),
    }) +
    grain(
      wall,
      leather.surface === 'box' ? 'skin' : 'skin',
      leather.surface === 'box' ? 0.2 : 0.45,
      1.1,
    ) +
    innerEdge(wall, { color: darken(color, 0.8), width: 5, blur: 2, opacity: 0.6 });
  const edgeThread =
    thread === null
      ? ''
      : saddle(
          `M${-rx} ${-height - ry + 9}A${rx} ${ry} 0 0 0 ${rx} ${-height - ry + 9}M${-rx} ${-ry - 9}A${rx} ${ry} 0 0 0 ${rx} ${-ry - 9}`,
          thread,
          0.9,
        );
  const top = ellipseOutline(0, -height - ry, rx, ry);
  const rings = [1, 0.88, 0.76, 0.64, 0.52, 0.4]
    .map((share, index) => {
      const cy = -height - ry;
      const turn = (k: number) =>
        ellipse(index % 2 === 0 ? 2 : -3, cy + 1, rx * k, ry * k, {
          fill: 'none',
          stroke: '#000000',
          'stroke-width': 3,
        });
      return (
        ellipse(index % 2 === 0 ? 2 : -3, cy, rx * (share - 0.02), ry * (share - 0.02), {
          fill: 'none',
          stroke: lighten(color, 0.2),
          'stroke-width': 7,
        }) +
        ellipse(index % 2 === 0 ? 2 : -3, cy - 1.4, rx * (share - 0.01), ry * (share - 0.01), {
          fill: 'none',
          stroke: lighten(color, 0.5),
          'stroke-width': 1.2,
          opacity: 0.7,
        }) +
        group(turn(share - 0.07), { opacity: 0.55 })
      );
    })
    .join('');
  const hollow = ellipse(-2, -height - ry, rx * 0.31, ry * 0.31, { fill: '#0c0806' });
  const inner = ellipse(0, -height - ry, rx, ry, { fill: darken(color, 0.75) });
  return group(
    side +
      edgeThread +
      inner +
      clipped(top, rings) +
      hollow +
      buckleEnd(leather, metal, thread, height, ry),
  );
}

function buckleEnd(
  leather: Leather,
  metal: Metal,
  thread: string | null,
  height: number,
  ry: number,
): string {
  const { color } = leather;
  const y = -height - ry + 44;
  const strap = `M-30 ${y - 1}C10 ${y + 4} 50 ${y + 2} 96 ${y - 8}V${y + height - 8}C50 ${y + height + 2} 10 ${y + height + 4} -30 ${y + height}Z`;
  const keeper = `M56 ${y - 2}L80 ${y - 6}V${y + height - 6}L56 ${y + height}Z`;
  const box = boxOutline(-98, y - 12, 72, height + 24, 14);
  const prong = path(
    `M-32 ${y + height / 2 - 5}H-98L-104 ${y + height / 2}L-98 ${y + height / 2 + 5}H-32Z`,
    {
      fill: linear([
        [0, tone(metal, 0.95)],
        [0.4, tone(metal, 0.6)],
        [1, tone(metal, 0.15)],
      ]),
    },
  );
  return (
    blurred(5, path(strap, { fill: '#000000', opacity: 0.5, transform: 'translate(4 6)' })) +
    frame(box, metal, 11) +
    panel(
      strap,
      leather,
      [-30, y, 96, y + height],
      [{ d: `M-20 ${y}V${y + height}`, width: 16, blur: 7, opacity: 0.5, light: true }],
    ) +
    (thread === null
      ? ''
      : saddle(
          `M-22 ${y + 8}C20 ${y + 12} 60 ${y + 8} 92 ${y + 1}M-22 ${y + height - 9}C20 ${y + height - 6} 60 ${y + height - 9} 92 ${y + height - 15}`,
          thread,
          0.9,
        )) +
    panel(keeper, { ...leather, color: darken(color, 0.08) }, [56, y, 80, y + height]) +
    lip(`M56 ${y - 2}V${y + height}`, color, 2) +
    prong
  );
}
