import { expect, it } from 'vitest';
import { keepReference } from './keep-reference.ts';

it('the same content keeps its reference, and other content has its own', () => {
  let drawn = 0;
  const referenceOf = keepReference(() => `AAAAAA${++drawn}`);
  expect(['first', 'first', 'corrected', 'first', 'corrected'].map(referenceOf)).toEqual([
    ...['AAAAAA1', 'AAAAAA1', 'AAAAAA2', 'AAAAAA1', 'AAAAAA2'],
  ]);
});
