import { colours } from './colours.ts';
import { eyewearAttributes } from './eyewear-attributes.ts';
import { fashionAttributes } from './fashion-attributes.ts';
import { footwearAttributes } from './footwear-attributes.ts';
import { homeAttributes } from './home-attributes.ts';
import { everything, fashionShelves, homeShelves } from './shelves.ts';
import type { DemoAttribute } from './types.ts';
import { watchAttributes } from './watch-attributes.ts';

const dressed = fashionShelves.filter((shelf) => shelf !== 'fashion/fragrance');
const measured = ['fashion/handbags', 'fashion/small-leather', ...homeShelves];
const WITH_THE_PIECE = 'With the piece';
const LOOK = 'Colour and material';
const MEASURES = 'Dimensions';

/** What several categories have, at the head of their tables. */
const shared: DemoAttribute[] = [
  {
    ...{ name: 'Colour', kind: 'colour', group: LOOK, at: ['footwear', ...dressed, 'home'] },
    ...{ filterable: true, choices: colours },
  },
  {
    ...{ name: 'Material', kind: 'choices', group: LOOK, filterable: true, onCard: true },
    at: [...dressed.filter((shelf) => shelf !== 'fashion/jewellery'), 'home'],
    choices: [
      ...['Bridle leather', 'Calfskin', 'Box calf', 'Lambswool'],
      ...['Stoneware', 'Terracotta', 'Brass', 'Glass', 'Linen', 'Cotton', 'Teak', 'Rosewood'],
      ...['Cane', 'Coconut wax', 'Frankincense', 'Benzoin'],
    ],
  },
  {
    ...{ name: 'Width', kind: 'number', unit: 'cm', lowest: 1, highest: 300, group: MEASURES },
    ...{ at: [...measured, 'fashion/scarves'], filterable: true },
  },
  {
    ...{ name: 'Height', kind: 'number', unit: 'cm', lowest: 0.5, highest: 300, group: MEASURES },
    ...{ at: measured.filter((shelf) => shelf !== 'fashion/small-leather'), filterable: true },
  },
  {
    ...{ name: 'Depth', kind: 'number', unit: 'cm', lowest: 0.5, highest: 300, group: MEASURES },
    at: ['fashion/handbags', 'home/trays', 'home/seating'],
  },
  {
    ...{ name: 'Weight', kind: 'number', unit: 'g', lowest: 1, highest: 100_000, group: MEASURES },
    at: ['sunglasses', 'fashion/scarves', 'home/candles'],
  },
];

/** For whom a piece is, where people wear or carry it. */
const forWhom: DemoAttribute = {
  ...{ name: 'For', kind: 'choice', group: 'For whom', filterable: true },
  at: ['watches', 'sunglasses', 'footwear', ...fashionShelves],
  choices: ['Men', 'Women', 'Everybody', 'Children'],
};

/** What stands at the foot of every table. */
const withThePiece: DemoAttribute[] = [
  {
    ...{ name: 'Condition', kind: 'choice', filterable: true },
    choices: ['New', 'Unworn', 'Restored', 'Excellent', 'Very good', 'Good', 'Fair'],
  },
  { name: 'Authenticity', kind: 'text' },
  { name: 'In the box', kind: 'text' },
  { name: 'Care', kind: 'text', comparable: false },
].map((attribute) => ({ ...attribute, group: WITH_THE_PIECE, at: everything }) as DemoAttribute);

/** What a dealer asks of watches, bags and jewellery, beside their condition. */
const provenance: DemoAttribute[] = [
  { ...{ name: 'Reference', kind: 'text' }, at: ['watches'] },
  {
    ...{ name: 'Year', kind: 'number', lowest: 1850, highest: 2100, filterable: true },
    at: ['watches', 'fashion/handbags'],
  },
  {
    ...{ name: 'Serial number', kind: 'serial', comparable: false },
    at: ['watches', 'fashion/handbags'],
  },
  {
    ...{ name: 'Box and papers', kind: 'choice', filterable: true, at: ['watches'] },
    choices: ['Box and papers', 'Box only', 'Papers only'],
  },
  {
    ...{ name: 'Hallmark', kind: 'choice', filterable: true, at: ['fashion/jewellery'] },
    choices: ['BIS 925 silver', 'BIS 750 gold, 18 karat', 'BIS 916 gold, 22 karat'],
  },
].map((attribute) => ({ ...attribute, group: 'Provenance' }) as DemoAttribute);

/** All attributes of the demo, in the order in which they stand in tables. */
export const demoAttributes: DemoAttribute[] = [
  ...watchAttributes,
  ...eyewearAttributes,
  ...shared,
  ...footwearAttributes,
  ...fashionAttributes,
  ...homeAttributes,
  forWhom,
  ...provenance,
  ...withThePiece,
];
