import { boxOutline, circleOutline } from '../outline.ts';
import { across } from '../paint.ts';
import { blurred, circle, clipped, group, path, rect } from '../svg.ts';
import { type Bend, laid, worn } from './strap-bend.ts';
import { crown, lugs, pushers, roundCase } from './watch-case.ts';
import { roundDial } from './watch-dial.ts';
import { hands } from './watch-hands.ts';
import { rectangleHead } from './watch-rectangle.ts';
import { dialRadius, tenPastTen, type WatchSpec, type WatchTime } from './watch-spec.ts';
import { strapEnd, strapHalf } from './watch-strap.ts';

function crystal(r: number): string {
  const glare = across(
    [
      [0, '#ffffff', 0.3],
      [0.5, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ],
    [-r, -r, r * 0.1, r * 0.2],
  );
  const sweep = path(
    `M${-r} ${r * 0.35}C${-r * 0.5} ${-r * 0.1} ${r * 0.1} ${-r * 0.5} ${r * 0.72} ${-r}H${-r}Z`,
    { fill: glare },
  );
  const rim = blurred(
    1.2,
    circle(0, 0, r - 1.2, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1.6,
      'stroke-dasharray': `${r * 0.9} ${r * 6}`,
      transform: 'rotate(196)',
    }),
  );
  return clipped(circleOutline(0, 0, r), sweep + rim);
}

/** Case, dial, hands and glass, centred on 0, 0. */
function watchHead(spec: WatchSpec, time: WatchTime = tenPastTen): string {
  if (spec.shape === 'rectangle') return rectangleHead(spec, time);
  const r = dialRadius(spec);
  return (
    lugs(spec) +
    pushers(spec) +
    crown(spec) +
    roundCase(spec) +
    roundDial(spec, time.second) +
    hands(spec.hands, r, time) +
    crystal(r)
  );
}

function halves(spec: WatchSpec, bend: Bend, ends: boolean): string {
  const upper = strapHalf(spec, bend, true) + (ends ? strapEnd(spec, bend, true) : '');
  const lower = strapHalf(spec, bend, false) + (ends ? strapEnd(spec, bend, false) : '');
  return upper + group(lower, { transform: 'scale(1 -1)' });
}

/** Dark under the case where it meets the strap. */
const underCase = (spec: WatchSpec) =>
  clipped(
    boxOutline(-53, -300, 106, 600),
    blurred(
      6,
      spec.shape === 'round'
        ? circle(2, 6, 102, { fill: '#000000', opacity: 0.6 })
        : rect(-60, -92, 120, 190, { fill: '#000000', opacity: 0.6 }),
    ),
  );

/** A whole watch seen from the front, its strap turning away as on a wrist. */
export const wornWatch = (spec: WatchSpec, time?: WatchTime) =>
  halves(spec, worn, false) + underCase(spec) + watchHead(spec, time);

/** A whole watch lying open and flat. */
export const laidWatch = (spec: WatchSpec, time?: WatchTime) => {
  const metalBand = spec.strap.kind === 'three-link' || spec.strap.kind === 'five-link';
  return halves(spec, laid, !metalBand) + underCase(spec) + watchHead(spec, time);
};
