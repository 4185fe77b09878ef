import { dials, straps } from './colours.ts';
import type { DemoAttribute } from './types.ts';

const at = ['watches'];
const filterable = true;

/** What watches have. */
export const watchAttributes: DemoAttribute[] = [
  {
    ...{ name: 'Case size', kind: 'number', unit: 'mm', lowest: 15, highest: 60 },
    ...{ group: 'Case', at, filterable, onCard: true },
  },
  {
    ...{ name: 'Case height', kind: 'number', unit: 'mm', lowest: 3, highest: 25 },
    ...{ group: 'Case', at },
  },
  {
    ...{ name: 'Case material', kind: 'choice', group: 'Case', at, filterable },
    choices: ['Steel', 'Gold-plated steel', 'Rose gold', 'Bronze'],
  },
  {
    ...{ name: 'Dial colour', kind: 'colour', group: 'Case', at, filterable, choices: dials },
  },
  {
    ...{ name: 'Crystal', kind: 'choice', group: 'Case', at },
    choices: ['Sapphire', 'Mineral glass'],
  },
  {
    ...{ name: 'Water resistance', kind: 'number', unit: 'm', lowest: 10, highest: 2000 },
    ...{ group: 'Case', at, filterable },
  },
  {
    ...{ name: 'Movement', kind: 'choice', group: 'Movement', at, filterable, onCard: true },
    choices: ['Hand-wound', 'Automatic', 'Quartz'],
  },
  {
    ...{ name: 'Power reserve', kind: 'number', unit: 'h', lowest: 20, highest: 500 },
    ...{ group: 'Movement', at },
  },
  {
    ...{ name: 'Functions', kind: 'choices', group: 'Movement', at, filterable },
    choices: [
      ...['Hours and minutes', 'Seconds', 'Small seconds', 'Date', 'Moonphase', 'Chronograph'],
      ...['Tachymeter', 'Pulsometer', 'Diving bezel'],
    ],
  },
  {
    ...{ name: 'Strap', kind: 'choice', group: 'Strap', at, filterable },
    choices: [...['Calfskin', 'Bridle leather', 'Satin over calfskin', 'Rubber']],
  },
  { ...{ name: 'Strap colour', kind: 'colour', group: 'Strap', at, choices: straps } },
  {
    ...{ name: 'Strap width', kind: 'number', unit: 'mm', lowest: 6, highest: 30 },
    ...{ group: 'Strap', at },
  },
];
