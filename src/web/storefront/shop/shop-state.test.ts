import { expect, test } from 'vitest';
import { addresses } from '#web/ui/addresses.ts';
import { fromTheTop, LONGEST, productFilters, readShopState, shopQuery } from './shop-state.ts';

const read = (query: string) => readShopState(new URLSearchParams(query));
const address = (query: string) => addresses.shop(shopQuery(read(query)));

test('the plain shop has its defaults and an address without parameters', () => {
  expect(read('')).toEqual({
    q: '',
    categories: [],
    seller: '',
    minPrice: null,
    maxPrice: null,
    currency: 'INR',
    sort: '',
    view: 3,
    show: 6,
    page: 1,
  });
  expect(address('')).toBe('/shop');
});

test('what an address says comes back in one spelling', () => {
  const said = 'sort=newest&category=b,a&category=c&minPrice=100&maxPrice=2000&view=4&show=12';
  expect(address(said)).toBe(
    '/shop?category=a%2Cb%2Cc&minPrice=100&maxPrice=2000&sort=newest&view=4&show=12',
  );
});

test('nonsense is taken as not said', () => {
  const nonsense =
    'q=%00&category=<script>&minPrice=abc&maxPrice=-5&sort=best&view=7&show=1e9&page=0&currency=USD';
  expect(address(nonsense)).toBe('/shop');
  expect(address('minPrice=&maxPrice=&q=')).toBe('/shop');
});

test('crossed price bounds are turned, and dirhams are kept only with a bound', () => {
  expect(read('minPrice=900&maxPrice=100')).toMatchObject({ minPrice: 100, maxPrice: 900 });
  expect(address('currency=AED')).toBe('/shop');
  expect(address('currency=AED&minPrice=10')).toBe('/shop?minPrice=10&currency=AED');
});

test('shows whole steps of six, up to the longest page', () => {
  expect(read('show=7').show).toBe(12);
  expect(read('show=100000').show).toBe(LONGEST);
});

test('a change of filter begins at the top again', () => {
  const deep = read('q=gold&show=24&page=3');
  expect(fromTheTop(deep, { sort: 'newest' })).toMatchObject({
    q: 'gold',
    show: 6,
    page: 1,
    sort: 'newest',
  });
});

test('the API is asked for what is set alone', () => {
  expect(productFilters(read('category=a&minPrice=5'))).toEqual({
    q: undefined,
    category: 'a',
    seller: undefined,
    minPrice: 5,
    maxPrice: undefined,
    currency: undefined,
  });
});
