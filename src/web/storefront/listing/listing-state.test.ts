import { expect, it } from 'vitest';
import { listingFilters, listingQuery, readListingState } from './listing-state.ts';

const read = (query: string) => readListingState(new URLSearchParams(query));

it('begins with nine, three columns, the newest, and no filter', () => {
  expect(read('')).toEqual({
    minPrice: null,
    maxPrice: null,
    currency: 'INR',
    brands: [],
    sort: 'newest',
    view: 3,
    show: 9,
    page: 1,
  });
  expect(listingQuery(read(''))).toBe('');
  expect(Object.values(listingFilters(read(''))).filter(Boolean)).toEqual([]);
});

it.each([
  ['?minPrice=5000&maxPrice=9000&currency=AED&brand=A+%26+B&brand=%C3%89t%C3%A9'],
  ['?sort=rating&view=2&show=27'],
  ['?sort=price-low-high&page=3'],
])('%s reads and writes back the same', (query) => {
  expect(listingQuery(read(query))).toBe(query);
});

it.each([
  ['?show=10', '?show=18'],
  ['?show=100000', '?show=99'],
  ['?show=-1', ''],
  ['?sort=cheapest&view=7&page=0', ''],
  ['?minPrice=9&maxPrice=5', '?minPrice=5&maxPrice=9'],
  ['?minPrice=none&currency=AED', ''],
  ['?brand=B&brand=A&brand=B&brand=', '?brand=A&brand=B'],
])('%s is understood as %s', (query, meant) => {
  expect(listingQuery(read(query))).toBe(meant);
});
