import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { AttributeValue, AttributeValues } from '#contracts/attributes/values.ts';
import { below, drawId, pick, type Random, seededRandom } from './seeded-random.ts';

type Kind = Extract<AttributeKind, 'number' | 'yes-no' | 'choice' | 'colour' | 'size'>;

/** Names of categories, or labels of choices with their swatches. */
type Described = {
  name: string;
  kind: Kind;
  at: readonly string[];
  unit?: string;
  scale?: string;
  /** Of numbers: the values that products have. */
  numbers?: readonly number[];
  labels?: readonly string[];
};

const swatches: Record<string, string> = {
  Black: '#1b1a1c',
  White: '#f1efea',
  Brown: '#5f3423',
  Tan: '#b2712f',
  Navy: '#1d2657',
  Green: '#1f4f3b',
  Gold: '#c9a24e',
  Silver: '#c9cbce',
  Red: '#b8402f',
  Grey: '#77746f',
};
const colours = Object.keys(swatches);
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** What the categories of the invented marketplace have, as many choices as real ones have. */
const described: readonly Described[] = [
  { name: 'Colour', kind: 'colour', at: ['Footwear', 'Fashion', 'Home'], labels: colours },
  { name: 'Case size', kind: 'number', unit: 'mm', at: ['Watches'], numbers: steps(28, 46, 1) },
  {
    ...{ name: 'Case material', kind: 'choice', at: ['Watches'] },
    labels: ['Steel', 'Titanium', 'Bronze', 'Rose gold', 'Ceramic', 'Resin'],
  },
  {
    ...{ name: 'Movement', kind: 'choice', at: ['Watches'] },
    labels: ['Automatic', 'Hand-wound', 'Quartz', 'Solar'],
  },
  { name: 'Dial colour', kind: 'colour', at: ['Watches'], labels: colours },
  {
    ...{ name: 'Water resistance', kind: 'number', unit: 'm', at: ['Watches'] },
    numbers: [30, 50, 100, 200, 300],
  },
  {
    ...{ name: 'Frame material', kind: 'choice', at: ['Sunglasses'] },
    labels: ['Acetate', 'Steel', 'Titanium', 'Nylon'],
  },
  { name: 'Frame colour', kind: 'colour', at: ['Sunglasses'], labels: colours },
  { name: 'Lens colour', kind: 'colour', at: ['Sunglasses'], labels: colours },
  {
    ...{ name: 'Lens width', kind: 'number', unit: 'mm', at: ['Sunglasses'] },
    numbers: steps(46, 62, 1),
  },
  { name: 'Polarised', kind: 'yes-no', at: ['Sunglasses'] },
  {
    ...{ name: 'Size', kind: 'size', scale: 'EU', at: ['Footwear'] },
    labels: steps(35, 47, 1).map(String),
  },
  {
    ...{ name: 'Upper', kind: 'choice', at: ['Footwear'] },
    labels: ['Calfskin', 'Suede', 'Canvas', 'Mesh', 'Patent leather'],
  },
  { name: 'Heel', kind: 'number', unit: 'mm', at: ['Footwear'], numbers: steps(10, 100, 10) },
  {
    ...{ name: 'Material', kind: 'choice', at: ['Fashion', 'Home'] },
    labels: [
      ...['Leather', 'Suede', 'Canvas', 'Silk', 'Wool', 'Cotton', 'Linen', 'Brass', 'Teak'],
      ...['Stoneware', 'Glass'],
    ],
  },
  {
    ...{ name: 'Width', kind: 'number', unit: 'cm', at: ['Fashion', 'Home'] },
    numbers: steps(5, 60, 1),
  },
];

/** An attribute of the invented marketplace, with its choices by id. */
export type PlannedAttribute = Described & {
  id: string;
  choices: { id: string; label: string; swatch: string | null }[];
};

/** The same attributes with the same ids in every run. */
export function planAttributes(): PlannedAttribute[] {
  const random = seededRandom(12);
  return described.map((attribute) => ({
    ...attribute,
    id: drawId(random),
    choices: (attribute.labels ?? []).map((label) => ({
      ...{ id: drawId(random), label },
      swatch: attribute.kind === 'colour' ? (swatches[label] ?? null) : null,
    })),
  }));
}

/** One product in eight says nothing, and of what a category has, each thing is left out now and then. */
export function drawAttributes(
  attributes: readonly PlannedAttribute[],
  category: string,
  random: Random,
): AttributeValues {
  if (random() < 1 / 8) return {};
  const said = attributes.filter(({ at }) => at.includes(category) && random() < 0.9);
  return Object.fromEntries(said.map((attribute) => [attribute.id, drawValue(attribute, random)]));
}

function drawValue(attribute: PlannedAttribute, random: Random): AttributeValue {
  const { kind, numbers = [], choices } = attribute;
  if (kind === 'number') return pick(random, numbers);
  if (kind === 'yes-no') return random() < 0.3;
  if (kind === 'size') {
    const first = below(random, choices.length - 3);
    return choices
      .slice(first, first + 3 + below(random, 6))
      .map(({ id }) => ({ choice: id, available: random() < 0.8 }));
  }
  return [pick(random, choices).id];
}
