import { expect, test } from 'vitest';
import type { Facet } from '#contracts/facets/facets.ts';
import { listName } from './list-name.ts';

const facet = (name: string, value: string, label: string): Facet => ({
  ...{ name, label: '', capped: false, values: [{ value, label, products: 1 }] },
});
const facets = [
  facet('subCategory', 'l', 'Loafers'),
  facet('brand', 'Calderon', 'Calderon'),
  facet('seller', 'n', 'Souk Nineteen'),
];
const of = (chosen: Partial<Parameters<typeof listName>[0]['state']>, category?: string) =>
  listName({
    ...{
      facets,
      category,
      state: { subCategories: [], brands: [], sellers: [], isNew: false, q: '', ...chosen },
    },
  });

test('a list is called by the one category, brand and seller that it is narrowed to', () => {
  expect(of({}, 'Footwear').name).toBe('Footwear');
  expect(of({ subCategories: ['l'] }, 'Footwear').name).toBe('Loafers');
  expect(of({ brands: ['Calderon'] }).name).toBe('Calderon');
  expect(of({ sellers: ['n'] })).toEqual({
    ...{ name: 'Souk Nineteen', summary: 'Pieces from Souk Nineteen' },
  });
  expect(of({ subCategories: ['l'], brands: ['Calderon'], sellers: ['n'] })).toEqual({
    name: 'Loafers by Calderon from Souk Nineteen',
    summary: 'Loafers by Calderon from Souk Nineteen',
  });
  expect(of({ brands: ['Calderon'] }).summary).toBe('Calderon from many sellers');
});

test('several of a kind, and what nobody knows, name nothing', () => {
  expect(of({ brands: ['Calderon', 'Meridian'], sellers: ['n', 'z'] })).toEqual({
    ...{ name: null, summary: 'Premium brands from many sellers' },
  });
  expect(of({ subCategories: ['z'], sellers: ['z'] }, 'Footwear').name).toBe('Footwear');
});

test('new pieces and what was searched are called so', () => {
  expect(of({ isNew: true }).name).toBe('New');
  expect(of({ isNew: true }, 'Footwear').name).toBe('New: Footwear');
  expect(of({ q: 'gold watch', brands: ['Calderon'] }).name).toBe('Results for “gold watch”');
});
