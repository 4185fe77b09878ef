import type { DemoAttribute } from './types.ts';

const filterable = true;
const vessels = ['home/vessels'];
const lights = ['home/lighting'];
const lamps = ['home/lighting/table-lamps'];
const scents = ['home/candles'];

/** What pieces for the home have. */
export const homeAttributes: DemoAttribute[] = [
  {
    ...{ name: 'Seat height', kind: 'number', unit: 'cm', lowest: 10, highest: 120 },
    ...{ group: 'Dimensions', at: ['home/seating'] },
  },
  {
    ...{ name: 'Finish', kind: 'choice', group: 'Make' },
    at: [...vessels, 'home/trays', 'home/seating', ...lights],
    choices: [
      ...['Glazed', 'Burnished', 'Oiled', 'Lacquered', 'Unlacquered'],
      'Glazed inside, bare outside',
    ],
    filterable,
  },
  { ...{ name: 'Watertight', kind: 'yes-no', group: 'Make', at: vessels } },
  { ...{ name: 'Food-safe', kind: 'yes-no', group: 'Make', at: vessels, filterable } },
  { ...{ name: 'Dishwasher-safe', kind: 'yes-no', group: 'Make', at: vessels } },
  {
    ...{ name: 'Light', kind: 'choice', group: 'Light', at: lights, filterable },
    choices: ['One E27 bulb', 'Candle'],
  },
  { ...{ name: 'Dimmable', kind: 'yes-no', group: 'Light', at: lamps, filterable } },
  {
    ...{ name: 'Cord', kind: 'number', unit: 'm', lowest: 0.5, highest: 10 },
    ...{ group: 'Light', at: lamps },
  },
  {
    ...{ name: 'Burning time', kind: 'number', unit: 'h', lowest: 0.1, highest: 500 },
    ...{ group: 'Scent', at: scents, filterable },
  },
  {
    ...{ name: 'Scent', kind: 'choices', group: 'Scent', at: scents, filterable },
    choices: [
      ...['Wet stone', 'Vetiver', 'Tulsi', 'Oud', 'Cardamom', 'Smoke', 'Frankincense'],
      'Benzoin',
    ],
  },
  {
    ...{ name: 'Pieces', kind: 'number', lowest: 1, highest: 1000 },
    ...{ group: 'Scent', at: scents, comparable: true },
  },
];
