import { expect, test } from 'vitest';
import { chosenColumns } from './chosen-columns.ts';

const column = (key: string, more: object = {}) => ({ key, title: key, cell: () => null, ...more });
const columns = [
  column('image'),
  column('name', { card: 'title' }),
  column('brand'),
  column('price'),
  column('sku', { isExtra: true }),
];
const shown = (wanted: string[] | null) =>
  chosenColumns(columns, wanted).columns.map(({ key }) => key);

test.each([
  ['those that it begins with', null, ['image', 'name', 'brand', 'price']],
  ['others, in their order', ['sku', 'price', 'brand'], ['name', 'sku', 'price', 'brand']],
  ['what stands before the name', ['image', 'price'], ['image', 'name', 'price']],
  ['the same behind another', ['price', 'image'], ['name', 'price', 'image']],
  ['the name alone', [], ['name']],
  ['no column that there is not, or twice', ['gone', 'brand', 'brand', 'name'], ['name', 'brand']],
])('a table shows %s', (_, wanted, expected) => {
  expect(shown(wanted)).toEqual(expected);
});

test('columns left out can be chosen behind those shown', () => {
  const chosen = chosenColumns(columns, ['price', 'sku']);
  expect(chosen.choices.map(({ key }) => key)).toEqual(['price', 'sku', 'image', 'brand']);
  expect(chosen).toMatchObject({ shown: ['price', 'sku'], isCrowded: false });
  expect(chosenColumns(columns, ['price', 'sku', 'image', 'brand']).isCrowded).toBe(true);
});
