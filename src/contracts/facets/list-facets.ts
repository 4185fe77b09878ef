import type { PlainKey } from '#languages/said.ts';

/** What a list of products can be narrowed by, besides prices. What has a `label`, a text of `refusals/shown`, is counted. */
type Declared =
  /** Ids, with commas between them. */
  | { kind: 'ids'; label?: PlainKey }
  /** Names, each in a parameter of its own. */
  | { kind: 'names'; label: PlainKey }
  /** Values of each attribute, as `attr.CODE`. */
  | { kind: 'attributes' }
  /** A mark that a product has or not: `value` asks for those that have it, and `says` is what it is called. */
  | {
      kind: 'mark';
      label: PlainKey;
      value: string;
      says: PlainKey;
      meaning: string;
      /** It is another from midnight on. */
      isDaily?: boolean;
    }
  /** One of these. */
  | { kind: 'one'; label: PlainKey; values: readonly string[] };

/**
 * The filters of lists by their parameters, in the order of addresses: each is read, written, counted, offered and taken
 * off by what stands here, and by the condition that a mark has in `database/catalogue/filters`
 * (docs/adding-a-filter.md).
 */
export const listFilters = {
  category: { kind: 'ids' },
  subCategory: { kind: 'ids', label: 'facetSubCategory' },
  brand: { kind: 'names', label: 'facetBrand' },
  seller: { kind: 'ids', label: 'facetSeller' },
  attr: { kind: 'attributes' },
  discount: {
    kind: 'mark',
    label: 'facetDiscount',
    value: 'true',
    says: 'facetReduced',
    meaning: 'Only what was dearer before',
  },
  new: {
    kind: 'mark',
    label: 'facetNew',
    value: '7',
    says: 'facetNewThisWeek',
    meaning: 'Only what came in the last seven days',
    isDaily: true,
  },
  availability: {
    kind: 'one',
    label: 'facetAvailability',
    values: ['available', 'reserved', 'sold', 'all'],
  },
} as const satisfies Record<string, Declared>;

type Filters = typeof listFilters;
export type FilterName = keyof Filters;
export type MarkName = {
  [Name in FilterName]: Filters[Name]['kind'] extends 'mark' ? Name : never;
}[FilterName];
export type CountedName = {
  [Name in FilterName]: Filters[Name] extends { label: PlainKey } ? Name : never;
}[FilterName];

export const filterNames = Object.keys(listFilters) as FilterName[];
export const markNames = filterNames.filter(isMark);
/** Filters whose values are counted by their parameter. */
export const countedNames = filterNames.filter(
  (name): name is CountedName => 'label' in listFilters[name],
);

export function isMark(name: string): name is MarkName {
  return (listFilters as Record<string, Declared>)[name]?.kind === 'mark';
}
