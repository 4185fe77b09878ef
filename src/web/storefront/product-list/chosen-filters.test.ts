import { expect, test } from 'vitest';
import type { Facet } from '#contracts/facets/facets.ts';
import type { SearchReading } from '#contracts/search.ts';
import { availabilityChoices } from './availability-choices.ts';
import { chosenFilters } from './chosen-filters.ts';
import { shopList } from './list-kinds.ts';
import { fromTheTop, listQuery, readListState } from './list-state.ts';

const reading: SearchReading = {
  words: 'gold',
  price: {
    minPrice: null,
    maxPrice: 50_000,
    currency: 'INR',
    words: 'under 50,000',
    spans: [{ start: 11, end: 23 }],
  },
  entries: [
    {
      ...{ kind: 'category', _id: 'watches', name: 'Watches', words: 'watch' },
      spans: [{ start: 5, end: 10 }],
    },
  ],
  attributes: [],
  mended: null,
  nearest: null,
  absent: null,
};

const facet = (name: string, value: string, label: string): Facet => ({
  ...{ name, label: '', capped: false, values: [{ value, label, products: 1 }] },
});

/** Each chip with the address without it. */
function chips(query: string, search?: SearchReading, facets: Facet[] = []) {
  const state = readListState(shopList, new URLSearchParams(query));
  return chosenFilters(state, search, [], facets).map(({ label, without }) => [
    label,
    decodeURIComponent(listQuery(shopList, fromTheTop(shopList, state, without))),
  ]);
}

test('what was read in a search can be taken off piece by piece', () => {
  expect(chips('q=gold watch under 50,000&show=12', reading)).toEqual([
    ['“gold”', '?q=watch+under+50,000'],
    ['Watches', '?q=gold+watch+under+50,000&plain=watch'],
    ['Under ₹50,000', '?q=gold+watch'],
  ]);
});

test('words that ask for reduced pieces are taken off as such', () => {
  const reduced = { words: 'on sale', spans: [{ start: 24, end: 31 }] };
  const facets = [facet('discount', 'true', 'Reduced')];
  expect(chips('q=gold watch under 50,000 on sale', { ...reading, reduced }, facets)).toEqual([
    ['“gold”', '?q=watch+on+sale+under+50,000'],
    ['Watches', '?q=gold+watch+under+50,000+on+sale&plain=watch'],
    ['Reduced', '?q=gold+watch+under+50,000'],
    ['Under ₹50,000', '?q=gold+watch+on+sale'],
  ]);
});

test('other limits are told as they were said', () => {
  const told = (minPrice: number | null, maxPrice: number | null) => {
    const price = { ...reading.price, minPrice, maxPrice, currency: 'AED' as const };
    return chips('q=x', { ...reading, price: { words: '', spans: [], ...price } }).at(-1)?.[0];
  };
  expect(told(100, null)).toBe('Over AED\u00a0100');
  expect(told(100, 900)).toBe('AED\u00a0100 to AED\u00a0900');
});

test('a search that is not read, or of which the nearest is shown, is taken off whole', () => {
  expect(chips('q=gold')).toEqual([['“gold”', '']]);
  const nearest = { ...reading, price: null, entries: [], nearest: 'gold' };
  expect(chips('q=gold kettle', nearest)).toEqual([['“gold kettle”', '']]);
  expect(chips('')).toEqual([]);
});

test('chips say what they hold, and something of what nobody knows', () => {
  const state = readListState(
    shopList,
    new URLSearchParams('category=a&subCategory=s&seller=n,z&brand=Calderon&discount=true&new=7'),
  );
  const facets = [
    ...[facet('seller', 'n', 'Souk Nineteen'), facet('subCategory', 's', 'Loafers')],
    ...[facet('discount', 'true', 'Reduced'), facet('new', '7', 'New this week')],
  ];
  const told = chosenFilters(state, undefined, [{ _id: 'a', name: 'Footwear' }], facets);
  expect(told.map(({ label }) => label)).toEqual([
    ...['Footwear', 'Loafers', 'Calderon', 'Souk Nineteen', 'Another seller'],
    ...['Reduced', 'New this week'],
  ]);
  expect(told[0]?.without.chosen).toMatchObject({ category: [], subCategory: [] });
  expect(told[3]?.without.chosen).toMatchObject({ category: ['a'], seller: ['z'] });
});

test('a value of an attribute says whose it is, and no two chips are called the same', () => {
  const state = readListState(
    shopList,
    new URLSearchParams(
      'brand=Calderon&seller=n,x,y&attr.dial=b&attr.strap=b&attr.size=c&attr.dated=yes',
    ),
  );
  const facet = (name: string, label: string, value: string, valueLabel: string) => ({
    ...{ name, label, capped: false, values: [{ value, label: valueLabel, products: 1 }] },
  });
  const chips = chosenFilters(
    state,
    undefined,
    [],
    [
      facet('brand', 'Brand', 'Calderon', 'Calderon'),
      facet('seller', 'Seller', 'n', 'Calderon'),
      facet('attr.dial', 'Dial colour', 'b', 'Black'),
      facet('attr.strap', 'Strap colour', 'b', 'Black'),
      facet('attr.size', 'Size (EU)', 'c', '42'),
      facet('attr.dated', 'Date', 'yes', 'Yes'),
    ],
  );
  expect(chips.map(({ label }) => label)).toEqual([
    ...['Brand: Calderon', 'Seller: Calderon', 'Seller: Another seller', 'Seller: Another seller'],
    ...['Date', 'Dial colour: Black', 'Size (EU): 42', 'Strap colour: Black'],
  ]);
  expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
});

test('values of attributes that were read, and availability, can be taken off', () => {
  const search: SearchReading = {
    ...reading,
    ...{ words: '', price: null, entries: [] },
    attributes: [
      { code: 'size', values: ['a'], among: [], label: 'EU 42', words: 'size 42', spans: [] },
    ],
  };
  expect(chips('q=size 42&availability=all', search)).toEqual([
    ['EU 42', '?q=size+42&plain=size+42&availability=all'],
    ['Sold pieces too', '?q=size+42'],
  ]);
});

test('availability is offered where something is reserved or sold', () => {
  const facet = (available: number, reserved: number, sold: number) => ({
    ...{ name: 'availability', label: 'Availability', capped: false },
    values: Object.entries({ available, reserved, sold }).map(([value, products]) => ({
      ...{ value, label: value, products },
    })),
  });
  const offered = (...args: Parameters<typeof availabilityChoices>) =>
    availabilityChoices(...args).map(({ value, products }) => `${value}:${products}`);
  expect(offered(facet(9, 0, 0), '')).toEqual([]);
  expect(offered(undefined, '')).toEqual([]);
  expect(offered(facet(9, 2, 0), '')).toEqual([':11', 'available:9', 'reserved:2']);
  expect(offered(facet(9, 0, 1), '')).toEqual([':9', 'sold:1', 'all:10']);
  expect(offered(facet(9, 0, 0), 'sold')).toEqual([':9', 'sold:0']);
});
