import type { DemoAttribute } from './types.ts';

const at = ['footwear'];
const filterable = true;
const sizes = Array.from({ length: 14 }, (_, index) => `${34 + index}`);

/** What footwear has. */
export const footwearAttributes: DemoAttribute[] = [
  {
    ...{ name: 'Upper', kind: 'choice', group: 'Colour and material', at, filterable },
    onCard: true,
    choices: [
      ...['Calfskin', 'Waxed calfskin', 'Suede', 'Sheepskin', 'Canvas'],
      ...['Buffalo leather', 'Leather', 'Metallic leather'],
    ],
  },
  {
    ...{ name: 'Lining', kind: 'choice', group: 'Colour and material', at },
    choices: ['Leather', 'Textile', 'Unlined'],
  },
  {
    ...{ name: 'Size', kind: 'size', scale: 'EU', group: 'Size and fit', at, filterable },
    choices: sizes,
  },
  { ...{ name: 'Fit', kind: 'text', group: 'Size and fit', at, comparable: true } },
  {
    ...{ name: 'Heel', kind: 'number', unit: 'mm', lowest: 0, highest: 200 },
    ...{ group: 'Make', at, filterable },
  },
  {
    ...{ name: 'Sole', kind: 'choice', group: 'Make', at, filterable },
    choices: [
      ...['Jute', 'Wood', 'Cork', 'Leather', 'Leather with rubber tread'],
      'Moulded footbed',
    ],
  },
  {
    ...{ name: 'Closure', kind: 'choice', group: 'Make', at, filterable },
    choices: ['Slip-on', 'Toe loop'],
  },
  { ...{ name: 'Resoleable', kind: 'yes-no', group: 'Make', at, filterable } },
];
