import type { DemoAttribute } from './types.ts';

const filterable = true;
const bags = ['fashion/handbags'];
const wallets = ['fashion/small-leather/wallets'];
const belts = ['fashion/small-leather/belts'];
const scents = ['fashion/fragrance'];
const jewels = ['fashion/jewellery'];

/** What bags, small leather goods, scarves, fragrance and jewellery have. */
export const fashionAttributes: DemoAttribute[] = [
  {
    ...{ name: 'Handle drop', kind: 'number', unit: 'cm', lowest: 3, highest: 150 },
    ...{ group: 'Dimensions', at: bags },
  },
  {
    ...{ name: 'Fastening', kind: 'choice', group: 'Make', at: bags, filterable },
    choices: ['Open', 'Quarter-turn clasp', 'Turn lock'],
  },
  {
    ...{ name: 'Carried', kind: 'choices', group: 'Make', at: bags, filterable },
    choices: ['By hand', 'On the shoulder', 'Across the body'],
  },
  {
    ...{ name: 'Inside', kind: 'text', group: 'Make', at: [...bags, ...wallets] },
  },
  { ...{ name: 'Takes a laptop', kind: 'yes-no', group: 'Make', at: bags, filterable } },
  {
    ...{ name: 'Card slots', kind: 'number', lowest: 1, highest: 40 },
    ...{ group: 'Make', at: wallets },
  },
  {
    ...{ name: 'Belt length', kind: 'size', scale: 'cm', group: 'Dimensions', at: belts },
    choices: ['80', '85', '90', '95', '100', '105', '110'],
  },
  {
    ...{ name: 'Buckle', kind: 'choice', group: 'Make', at: belts, filterable },
    choices: ['Brass', 'Steel'],
  },
  {
    ...{ name: 'Length', kind: 'number', unit: 'cm', lowest: 1, highest: 500 },
    ...{ group: 'Dimensions', at: ['fashion/scarves'], filterable },
  },
  {
    ...{ name: 'Weave', kind: 'choice', group: 'Make', at: ['fashion/scarves'] },
    choices: ['Twill'],
  },
  {
    ...{ name: 'Pattern', kind: 'choice', group: 'Make', at: ['fashion/scarves'], filterable },
    choices: ['Lined'],
  },
  {
    ...{ name: 'Volume', kind: 'number', unit: 'ml', lowest: 1, highest: 500 },
    ...{ group: 'Fragrance', at: scents, filterable, onCard: true },
  },
  {
    ...{ name: 'Concentration', kind: 'choice', group: 'Fragrance', at: scents, filterable },
    choices: ['Eau de parfum', 'Attar'],
  },
  {
    ...{ name: 'Notes', kind: 'choices', group: 'Fragrance', at: scents, filterable },
    choices: [
      ...['Labdanum', 'Saffron', 'Old wood', 'Rose', 'Black pepper', 'Cedar', 'Vetiver'],
      'Sandalwood',
    ],
  },
  { ...{ name: 'Without alcohol', kind: 'yes-no', group: 'Fragrance', at: scents, filterable } },
  {
    ...{ name: 'Metal', kind: 'choice', group: 'Colour and material', at: jewels, filterable },
    onCard: true,
    choices: ['Gold vermeil'],
  },
  {
    ...{ name: 'Diameter', kind: 'number', unit: 'mm', lowest: 1, highest: 200 },
    ...{ group: 'Dimensions', at: jewels },
  },
];
