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
const of = (chosen: Record<string, string[]>, category?: string, q = '') =>
  listName({ facets, category, state: { chosen, q } });

test('a list is called by the one category, brand and seller that it is narrowed to', () => {
  expect(of({}, 'Footwear').name).toBe('Footwear');
  expect(of({ subCategory: ['l'] }, 'Footwear').name).toBe('Loafers');
  expect(of({ brand: ['Calderon'] }).name).toBe('Calderon');
  expect(of({ seller: ['n'] })).toEqual({
    ...{ name: 'Souk Nineteen', summary: 'Pieces from Souk Nineteen' },
  });
  expect(of({ subCategory: ['l'], brand: ['Calderon'], seller: ['n'] })).toEqual({
    name: 'Loafers by Calderon from Souk Nineteen',
    summary: 'Loafers by Calderon from Souk Nineteen',
  });
  expect(of({ brand: ['Calderon'] }).summary).toBe('Calderon from many sellers');
});

test('several of a kind, and what nobody knows, name nothing', () => {
  expect(of({ brand: ['Calderon', 'Meridian'], seller: ['n', 'z'] })).toEqual({
    ...{ name: null, summary: 'Premium brands from many sellers' },
  });
  expect(of({ subCategory: ['z'], seller: ['z'] }, 'Footwear').name).toBe('Footwear');
});

test('new pieces and what was searched are called so', () => {
  expect(of({ new: ['7'] }).name).toBe('New');
  expect(of({ new: ['7'] }, 'Footwear').name).toBe('New: Footwear');
  expect(of({ brand: ['Calderon'] }, undefined, 'gold watch').name).toBe(
    'Results for “gold watch”',
  );
});
