import { expect, test } from 'vitest';
import { listOfSeller, listOfType, shopList } from './list-kinds.ts';
import {
  facetsOf,
  fromTheTop,
  isFiltered,
  listQuery,
  productFilters,
  readListForm,
  readListState,
  unfiltered,
  withoutValue,
} from './list-state.ts';

const read = (query: string, kind = shopList) => readListState(kind, new URLSearchParams(query));
const address = (query: string) => listQuery(shopList, read(query));
const listing = (query: string) => listQuery(listOfSeller, read(query, listOfSeller));

test('the plain shop has its defaults and an address without parameters', () => {
  expect(read('')).toEqual({
    q: '',
    plain: [],
    chosen: {},
    all: [],
    minPrice: null,
    maxPrice: null,
    currency: 'INR',
    sort: '',
    view: 3,
    show: 6,
    page: 1,
  });
  expect(address('')).toBe('');
});

test('what an address says comes back in one spelling', () => {
  const said = 'sort=newest&category=b,a&category=c&minPrice=100&maxPrice=2000&view=4&show=12';
  expect(address(said)).toBe(
    '?minPrice=100&maxPrice=2000&category=a%2Cb%2Cc&sort=newest&view=4&show=12',
  );
});

test('nonsense is taken as not said', () => {
  const nonsense =
    'q=%00&category=<script>&minPrice=abc&maxPrice=-5&sort=best&view=7&show=1e9&page=0&currency=USD';
  expect(address(nonsense)).toBe('');
  expect(address('minPrice=&maxPrice=&q=')).toBe('');
});

test('crossed price bounds are turned, and dirhams are kept only with a bound or an order by price', () => {
  expect(read('minPrice=900&maxPrice=100')).toMatchObject({ minPrice: 100, maxPrice: 900 });
  expect(address('currency=AED')).toBe('');
  expect(address('currency=AED&minPrice=10')).toBe('?minPrice=10&currency=AED');
  expect(address('currency=AED&sort=price-low-high')).toBe('?currency=AED&sort=price-low-high');
  expect(address('currency=AED&sort=newest')).toBe('?sort=newest');
});

test('dirhams are kept with figures in a search, and plain words as long as the search has them', () => {
  expect(address('q=watch&currency=AED')).toBe('?q=watch');
  expect(address('q=under+500&currency=AED')).toBe('?q=under+500&currency=AED');
  expect(address('q=Gold+watch&plain=watch,bag,%00,&plain=gold')).toBe(
    '?q=Gold+watch&plain=gold%2Cwatch',
  );
  expect(address('plain=watch')).toBe('');
});

test('shows whole steps of six, up to the longest page', () => {
  expect(read('show=7').show).toBe(12);
  expect(read('show=100000').show).toBe(shopList.longest);
});

test('numbers pages down to row 10,000', () => {
  expect(read('page=105').page).toBe(105);
  expect(read('page=106').page).toBe(105);
});

test('a change of filter begins at the top again', () => {
  const deep = read('q=gold&show=24&page=3');
  expect(fromTheTop(shopList, deep, { sort: 'newest' })).toMatchObject({
    q: 'gold',
    show: 6,
    page: 1,
    sort: 'newest',
  });
});

test('the API is asked for what is set alone', () => {
  expect(productFilters(read('category=a&minPrice=5'))).toEqual({
    q: undefined,
    plain: undefined,
    category: 'a',
    subCategory: undefined,
    seller: undefined,
    minPrice: 5,
    maxPrice: undefined,
    currency: undefined,
    brand: undefined,
    attr: undefined,
    discount: undefined,
    new: undefined,
  });
});

test('a listing begins with nine, three columns, the newest, and no filter', () => {
  expect(read('', listOfSeller)).toMatchObject({ chosen: {}, sort: 'newest', view: 3, show: 9 });
  expect(listing('')).toBe('');
  expect(Object.values(productFilters(read('', listOfSeller))).filter(Boolean)).toEqual([]);
});

test('each list reads its own filters alone', () => {
  const all = '?q=gold&category=a&subCategory=s&brand=A&seller=b&discount=true&new=7';
  expect(address(all)).toBe(all);
  expect(listing(all)).toBe('?brand=A&discount=true&new=7');
  expect(listQuery(listOfType, read(all, listOfType))).toBe(
    '?brand=A&seller=b&discount=true&new=7',
  );
  expect(address('?discount=false&new=8&seller=NO,b,a&subCategory=,,&seller=b')).toBe(
    '?seller=a%2Cb',
  );
});

test('sub-categories are offered within one category alone', () => {
  const offered = (query: string) => facetsOf(shopList, read(query)).includes('subCategory');
  expect(['', 'category=a,b', 'category=a', 'subCategory=s'].map(offered)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('everything but the search is taken off together', () => {
  const narrowed = read(
    'q=x&category=a&subCategory=s&seller=b&brand=A&discount=true&new=7&maxPrice=5',
  );
  expect(isFiltered(narrowed)).toBe(true);
  const plain = fromTheTop(shopList, narrowed, unfiltered);
  expect([isFiltered(plain), listQuery(shopList, plain)]).toEqual([false, '?q=x']);
});

test.each([
  ['?minPrice=5000&maxPrice=9000&currency=AED&brand=A+%26+B&brand=%C3%89t%C3%A9'],
  ['?sort=rating&view=2&show=27'],
  ['?sort=price-low-high&page=3'],
])('a listing reads %s and writes back the same', (query) => {
  expect(listing(query)).toBe(query);
});

test.each([
  ['?show=10', '?show=18'],
  ['?show=100000', '?show=99'],
  ['?show=-1', ''],
  ['?sort=cheapest&view=7&page=0', ''],
  ['?minPrice=9&maxPrice=5', '?minPrice=5&maxPrice=9'],
  ['?minPrice=none&currency=AED', ''],
  ['?brand=B&brand=A&brand=B&brand=', '?brand=A&brand=B'],
])('a listing understands %s as %s', (query, meant) => {
  expect(listing(query)).toBe(meant);
});

test('attributes come back in one order, those that no attribute can be left out', () => {
  expect(address('attr.heel=20-30&attr.colour=b,a&attr.heel=10&attr.=1&attr.A=1&attr.x=')).toBe(
    '?attr.colour=a%2Cb&attr.heel=10%2C20-30',
  );
  const many = Array.from({ length: 500 }, (_, at) => `attr.a${at}=1`).join('&');
  expect(Object.keys(read(many).chosen)).toHaveLength(10);
  expect(read('attr.a=x%00,y&attr.b=%00').chosen).toEqual({ 'attr.a': ['y'] });
  expect(
    read(`attr.a=${Array.from({ length: 500 }, (_, at) => at)}`).chosen['attr.a'],
  ).toHaveLength(50);
});

test('one value of an attribute is taken off', () => {
  const state = read('attr.colour=a,b&attr.heel=10');
  const without = (name: string, value: string) =>
    decodeURIComponent(listQuery(shopList, { ...state, ...withoutValue(state, name, value) }));
  expect(without('attr.colour', 'a')).toBe('?attr.colour=b&attr.heel=10');
  expect(without('attr.heel', '10')).toBe('?attr.colour=a,b');
});

test('availability is said where it is another than what can be had', () => {
  expect(address('availability=sold')).toBe('?availability=sold');
  expect(address('availability=')).toBe('');
  expect(address('availability=gone')).toBe('');
  expect(productFilters(read('availability=reserved'))).toMatchObject({ availability: 'reserved' });
  expect(isFiltered(read('availability=all'))).toBe(true);
  expect(listing('availability=sold')).toBe('?availability=sold');
  expect(facetsOf(listOfType, read('', listOfType))).toContain('availability');
});

test.each([
  // A box that the search has ticked says nothing more.
  ['read=category w 5-10 watch&category=w', '?q=gold+watch'],
  // Left out, its words are plain.
  ['read=category w 5-10 watch', '?q=gold+watch&plain=watch'],
  // With another one, or with another alone, the boxes say it.
  ['read=category w 5-10 watch&category=w&category=s', '?q=gold&category=s%2Cw'],
  ['read=category w 5-10 watch&category=s', '?q=gold&category=s'],
  // The search is another one meanwhile.
  ['read=category w 5-12 loafers&category=w', '?q=gold+watch'],
  ['read=attr.colour a 0-4 gold&attr.colour=a', '?q=gold+watch'],
  ['read=attr.colour a 0-4 gold&attr.colour=a&attr.colour=b', '?q=watch&attr.colour=a%2Cb'],
  [
    'read=attr.colour a 0-4 gold&read=attr.colour b 0-4 gold&attr.colour=a',
    '?q=watch&attr.colour=a',
  ],
  ['read=attr.colour a 0-4 gold', '?q=gold+watch&plain=gold'],
  // Ticked in part, of several attributes that have the value: said by the search until one is chosen.
  ['read=part attr.lens a 0-4 gold&read=part attr.case b 0-4 gold', '?q=gold+watch'],
  [
    'read=part attr.lens a 0-4 gold&read=part attr.case b 0-4 gold&attr.case=b',
    '?q=watch&attr.case=b',
  ],
  ['read=part attr.lens a 0-4 gold&attr.lens=c', '?q=gold+watch&attr.lens=c'],
  // Read of words that stand elsewhere, or nowhere in what was typed.
  ['read=attr.colour a 5-9 gold&attr.colour=b', '?q=gold+watch&attr.colour=b'],
  ['read=attr.colour a  gold&attr.colour=b', '?q=gold+watch&attr.colour=b'],
  ['read=brand a 0-4 gold', '?q=gold+watch'],
  ['read=category', '?q=gold+watch'],
  ['read=', '?q=gold+watch'],
])('boxes that a search has ticked: %s', (query, expected) => {
  expect(address(`q=gold watch&${query}`)).toBe(expected);
});

test('a filter takes its own words out of a search, and no part of another', () => {
  const listed = address(
    'q=titanium tan leather tan bag&read=attr.colour t 21-24 tan&attr.colour=t&attr.colour=g' +
      '&read=category b 25-28 bag&category=b&category=s',
  );
  expect(listed).toBe('?q=titanium+tan+leather&category=b%2Cs&attr.colour=g%2Ct');
});

test('words are plain only of the search that they were taken off from', () => {
  const before = read('q=gold watch&plain=watch');
  const sent = (query: string) => readListForm(shopList, new URLSearchParams(query), before);
  expect(sent('q=gold watch&plain=watch&new=7').plain).toEqual(['watch']);
  expect(sent('q=watch&plain=watch').plain).toEqual([]);
});
