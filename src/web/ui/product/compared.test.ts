import { expect, it } from 'vitest';
import { comparedIn, isSameComparison, readCompared, withComparedToggled } from './compared.ts';

const [a, b, c, d, e] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee'] as const;

it('reads ids, each once, at most four, in their order', () => {
  expect(readCompared('')).toEqual([]);
  expect(readCompared(`${b},${a},${b}`)).toEqual([b, a]);
  expect(readCompared(`${a},<script>,short,${b},../x,${c.toUpperCase()}`)).toEqual([a, b]);
  expect(readCompared([e, d, c, b, a].join(','))).toEqual([e, d, c, b]);
});

it('adds at the end, takes away what is there, and has no room for a fifth', () => {
  expect(withComparedToggled([], a)).toEqual([a]);
  expect(withComparedToggled([a], b)).toEqual([a, b]);
  expect(withComparedToggled([a, b], a)).toEqual([b]);
  expect(withComparedToggled([a, b, c, d], e)).toBeNull();
  expect(withComparedToggled([a, b, c, d], c)).toEqual([a, b, d]);
});

it('knows a comparison by what is in it, and reads one from an address', () => {
  expect(isSameComparison([a, b], [b, a])).toBe(true);
  expect(isSameComparison([a, b], [a])).toBe(false);
  expect(isSameComparison([a], [a, b])).toBe(false);
  expect(comparedIn(`?ids=${a},x,${b}`)).toEqual([a, b]);
  expect(comparedIn('')).toEqual([]);
});
