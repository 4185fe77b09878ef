import { squareBottle } from '../fashion/perfume.ts';
import { contact, lying, sweep, tabletop, windowLight } from '../ground.ts';
import { tumblerCandle } from '../home/candles.ts';
import { plinth } from '../home/furniture.ts';
import { niche } from '../props/standing.ts';
import { circle, place, rect } from '../svg.ts';
import { wornWatch } from '../watch/watch.ts';
import { watchRange } from '../watch/watch-range.ts';

/** A clip: its product's key, its length and the drawing of each moment (0 to 1), 1200 × 1500. */
type Clip = { key: string; seconds: number; frame: (moment: number) => string };

const [w, h] = [1200, 1500];
const eased = (moment: number) => moment * moment * (3 - 2 * moment);

function watchFrame(moment: number): string {
  const spec = watchRange['mirqaba-pearl-diver'];
  if (!spec) return '';
  const second = 186 + Math.floor(moment * 32) * 0.75;
  const turn = -7 + 10 * eased(moment);
  const scale = 2.7 + 0.55 * eased(moment);
  const shape = circle(0, 0, 104, {}) + rect(-49, -240, 98, 480, { rx: 4 });
  const shade = lying(shape, 14, 22, 17, 0.85);
  return (
    tabletop('mist', w, h) +
    place(shade + wornWatch(spec, { hour: 305, minute: 58, second }), 592, 750, scale, turn)
  );
}

const bottleFrame = (moment: number) =>
  sweep('clay', w, h, 1190) +
  place(
    place(niche(400, 1020, '#d9bb9a'), 600, 1190) +
      place(contact(0, 130, 380, 20), 600, 1070) +
      place(plinth(390, 140, '#cdb89f'), 600, 1062) +
      place(contact(0, 0, 148, 8) + squareBottle('#b5631c', eased(moment) * 0.8), 600, 1040, 1.75) +
      place(windowLight(w, h, 0.8), -260 + 420 * eased(moment), -40),
    -600 * 0.06 * eased(moment),
    -800 * 0.06 * eased(moment),
    1 + 0.06 * eased(moment),
  );

function candleFrame(moment: number): string {
  const at = moment * Math.PI * 2;
  const sway = 0.5 * Math.sin(at * 2) + 0.34 * Math.sin(at * 5 + 1) + 0.16 * Math.sin(at * 9);
  const glow = 0.86 + 0.12 * Math.sin(at * 3 + 0.6) + 0.05 * Math.sin(at * 7);
  return (
    sweep('dusk', w, h, 970) +
    place(contact(0, 0, 138, 9) + tumblerCandle(sway, glow), 600, 1140, 2.4)
  );
}

/** The clips of the demo. */
export const clips: readonly Clip[] = [
  { key: 'mirqaba-pearl-diver', seconds: 4, frame: watchFrame },
  { key: 'oudhavan-resin-no-4', seconds: 4, frame: bottleFrame },
  { key: 'lampwick-monsoon-courtyard', seconds: 4, frame: candleFrame },
];
