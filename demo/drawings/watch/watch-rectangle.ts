import { roman } from '../lettering.ts';
import { barPaint, platePaint, tone } from '../metal.ts';
import { boxOutline } from '../outline.ts';
import { across, linear, radial } from '../paint.ts';
import { innerEdge, solid } from '../relief.ts';
import { circle, clipped, group, n, path, rect } from '../svg.ts';
import { hands } from './watch-hands.ts';
import type { WatchSpec, WatchTime } from './watch-spec.ts';

const [halfX, halfY] = [62, 84];

/** Numerals stand on a rounded rectangle instead of a circle. */
function numerals(ink: string): string {
  const texts = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
  const places = [
    [0, -67],
    [30, -63],
    [44, -36],
    [46, 0],
    [44, 36],
    [30, 63],
    [0, 67],
    [-30, 63],
    [-44, 36],
    [-46, 0],
    [-44, -36],
    [-30, -63],
  ];
  return places
    .map(([x = 0, y = 0], index) => {
      const turn = [0, 26, 62, 90, 118, 154, 180, 206, 242, 270, 298, 334][index] ?? 0;
      return group(roman(texts[index] ?? '', 17, ink), {
        transform: `translate(${n(x)} ${n(y)}) rotate(${turn})`,
      });
    })
    .join('');
}

function minuteTrack(ink: string): string {
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const angle = (minute * Math.PI) / 30;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const reach = Math.min(27 / Math.max(0.001, Math.abs(dx)), 46 / Math.max(0.001, Math.abs(dy)));
    const far = minute % 5 === 0 ? 4 : 2.6;
    return path(
      `M${n(dx * (reach - far))} ${n(dy * (reach - far))}L${n(dx * reach)} ${n(dy * reach)}`,
      { stroke: ink, 'stroke-width': minute % 5 === 0 ? 0.9 : 0.45 },
    );
  });
  return (
    ticks.join('') + rect(-27, -46, 54, 92, { fill: 'none', stroke: ink, 'stroke-width': 0.5 })
  );
}

/** A rectangular head with brancards at both sides, Roman numerals and a cabochon crown. */
export function rectangleHead(spec: WatchSpec, time: WatchTime): string {
  const { metal, dial } = spec;
  const brancard = (side: number) =>
    group(
      solid(
        'M60 -122Q60 -127 66 -127Q80 -126 82 -112L84 -60V60L82 112Q80 126 66 127Q60 127 60 122Z',
        barPaint(metal, [0, 0, 1, 0]),
        [{ color: tone(metal, 0), width: 4, blur: 1.6, opacity: 0.5, dx: -1, dy: -1 }],
      ),
      { transform: `scale(${side} 1)` },
    );
  const plateBody = rect(-halfX - 3, -halfY - 9, halfX * 2 + 6, halfY * 2 + 18, {
    fill: platePaint(metal, [0, 0, 0.7, 1]),
    rx: 4,
  });
  const frame = rect(-halfX, -halfY - 2, halfX * 2, halfY * 2 + 4, {
    fill: barPaint(metal, [1, 1, 0, 0]),
    rx: 5,
  });
  const face = boxOutline(-halfX + 5, -halfY + 3, halfX * 2 - 10, halfY * 2 - 6, 3);
  const ground = path(face, {
    fill: radial(
      [
        [0, '#ffffff'],
        [0.7, dial.color],
        [1, dial.edge],
      ],
      0,
      0,
      110,
      -30,
      -50,
    ),
  });
  const knob =
    rect(83, -9, 7, 18, { fill: barPaint(metal) }) +
    rect(89, -11, 11, 22, { fill: barPaint(metal), rx: 3 }) +
    circle(101, 0, 7, {
      fill: radial(
        [
          [0, '#8fb0e8'],
          [0.4, '#27479b'],
          [1, '#0c1a4a'],
        ],
        101,
        0,
        7.5,
        98,
        -3,
      ),
    });
  const glare = path(`M${-halfX} 20L40 ${-halfY}H${-halfX}Z`, {
    fill: across(
      [
        [0, '#ffffff', 0.36],
        [1, '#ffffff', 0.02],
      ],
      [-halfX, -halfY, 10, 10],
    ),
  });
  const shade = innerEdge(face, {
    color: '#000000',
    width: 8,
    blur: 3,
    opacity: 0.45,
    dx: 1.4,
    dy: 2.2,
  });
  const spine = linear([
    [0, tone(metal, 0.3)],
    [0.5, tone(metal, 0.95)],
    [1, tone(metal, 0.3)],
  ]);
  return (
    knob +
    plateBody +
    frame +
    ground +
    minuteTrack(dial.ink) +
    numerals(dial.ink) +
    shade +
    hands(spec.hands, 52, time) +
    clipped(face, glare) +
    brancard(1) +
    brancard(-1) +
    rect(-60, -halfY - 9, 120, 2, { fill: spine, opacity: 0.7 })
  );
}
