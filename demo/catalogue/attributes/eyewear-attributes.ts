import { frames, lenses } from './colours.ts';
import type { DemoAttribute } from './types.ts';

const at = ['sunglasses'];
const filterable = true;
const length = { kind: 'number', unit: 'mm', at } as const;

/** What sunglasses have. */
export const eyewearAttributes: DemoAttribute[] = [
  {
    ...{ name: 'Frame material', kind: 'choice', group: 'Frame', at, filterable, onCard: true },
    choices: ['Titanium', 'Steel', 'Gold wire', 'Acetate', 'Acetate and wire'],
  },
  { ...{ name: 'Frame colour', kind: 'colour', group: 'Frame', at, filterable, choices: frames } },
  {
    ...{ name: 'Hinges', kind: 'choice', group: 'Frame', at },
    choices: ['Spring', 'Five-barrel', 'Three-barrel'],
  },
  { name: 'Lens width', group: 'Fit', ...length, lowest: 30, highest: 80, filterable },
  { name: 'Bridge', group: 'Fit', ...length, lowest: 8, highest: 40, filterable },
  { name: 'Temple length', group: 'Fit', ...length, lowest: 100, highest: 180 },
  { name: 'Front width', group: 'Fit', ...length, lowest: 100, highest: 180 },
  { ...{ name: 'Lens colour', kind: 'colour', group: 'Lenses', at, filterable, choices: lenses } },
  {
    ...{ name: 'Lens tint', kind: 'choice', group: 'Lenses', at, filterable, onCard: true },
    choices: ['Gradient', 'Solid'],
  },
  {
    ...{ name: 'Lens material', kind: 'choice', group: 'Lenses', at },
    choices: ['Mineral glass', 'Nylon', 'CR-39'],
  },
  { ...{ name: 'Polarised', kind: 'yes-no', group: 'Lenses', at, filterable } },
  { ...{ name: 'Blocks all UV', kind: 'yes-no', group: 'Lenses', at } },
];
