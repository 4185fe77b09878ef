import { expect, test } from 'vitest';
import { isFavorite, withoutIds, withToggled } from './favorites.ts';

const first = { _id: 'a1', name: 'Nizam 38' };
const second = { _id: 'b2', name: 'Nizam 38' };

test('two products of one name are remembered apart', () => {
  const one = withToggled({}, first);
  expect(one).toEqual({ 'Nizam 38': ['a1'] });
  expect(isFavorite(one, second)).toBe(false);
  expect(withToggled(one, second)).toEqual({ 'Nizam 38': ['a1', 'b2'] });
});

test('a second touch forgets, and leaves no empty name behind', () => {
  const both = { 'Nizam 38': ['a1', 'b2'] };
  expect(withToggled(both, first)).toEqual({ 'Nizam 38': ['b2'] });
  expect(withToggled({ 'Nizam 38': ['a1'] }, first)).toEqual({});
});

test('names that objects are born with are names like others', () => {
  const odd = { _id: 'c3', name: 'constructor' };
  expect(isFavorite({}, odd)).toBe(false);
  expect(withToggled({}, odd)).toEqual({ constructor: ['c3'] });
});

test('products that are gone are taken off by their ids, the others stay', () => {
  const kept = { 'Nizam 38': ['a1', 'b2'], constructor: ['c3'], Tote: ['d4'] };
  expect(withoutIds(kept, ['a1', 'd4', 'z9'])).toEqual({ 'Nizam 38': ['b2'], constructor: ['c3'] });
});
