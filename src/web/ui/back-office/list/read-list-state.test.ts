import { expect, test } from 'vitest';
import { queryOf, readListState } from './read-list-state.ts';

const columns = [{ sort: 'name' }, { sort: 'createdAt' }, {}];
const read = (address: string) =>
  readListState(new URLSearchParams(address), {
    columns,
    sort: 'name',
    order: 'asc',
    filters: { status: [{ value: 'true' }, { value: 'false' }], category: null },
  });
const asDefault = {
  page: 1,
  q: '',
  sort: 'name',
  order: 'asc',
  filters: { status: '', category: '' },
};

test('an address says how a list is to be shown', () => {
  expect(read('page=3&q=boots&sort=createdAt&order=desc&status=true&category=unheard')).toEqual({
    page: 3,
    q: 'boots',
    sort: 'createdAt',
    order: 'desc',
    filters: { status: 'true', category: 'unheard' },
  });
  expect(read('order=desc')).toEqual({ ...asDefault, order: 'desc' });
});

test('as many rows a page as can be chosen, else as the screen begins', () => {
  expect(read('size=50')).toEqual({ ...asDefault, size: 50 });
  for (const size of ['7', '1000', '-10', 'many', '']) {
    expect(read(`size=${size}`)).toEqual(asDefault);
  }
});

test.each([
  '',
  'sort=nonsense',
  'sort=nonsense&order=desc',
  'sort=',
  'sort=constructor',
  'order=upwards',
  'sort=name&order=',
  'page=abc',
  'page=',
  'page=0',
  'page=-4',
  'page=0.5',
  'page=NaN',
  'status=nonsense',
  'status=',
])('"%s" says nothing of the kind', (address) => {
  expect(read(address)).toEqual(asDefault);
});

test.each([
  ['2.9', 2],
  ['999999', 999_999],
  ['1e99', 1_000_000],
  ['Infinity', 1_000_000],
])('page %s is asked for as %i', (page, asked) => {
  expect(read(`page=${page}`).page).toBe(asked);
});

test('a list that nothing sorts is not asked for in an order of ours', () => {
  const state = readListState(new URLSearchParams('sort=name'), { columns: [] });
  expect(state).toMatchObject({ sort: undefined, order: 'desc' });
});

test('addresses that show the same are alike, whatever page they are on', () => {
  const query = (address: string) => queryOf(read(address));
  expect(query('')).toBe('sort=name&order=asc');
  expect(query('page=4&sort=name&order=asc&view=cheap&unheard=of&status=nonsense')).toBe(query(''));
  expect(query('size=50&order=desc&sort=createdAt&status=true&q=boots&category=a%26b')).toBe(
    'q=boots&category=a%26b&status=true&sort=createdAt&order=desc&size=50',
  );
  expect(queryOf(readListState(new URLSearchParams('q=a'), { columns: [] }))).toBe('q=a');
});
