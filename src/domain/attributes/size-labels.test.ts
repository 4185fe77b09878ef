import { expect, it } from 'vitest';
import { britishSizes } from './size-labels.ts';

it('tells British sizes by the range that a pair of shoes comes in', () => {
  expect(Object.fromEntries(britishSizes('EU', ['41', '42', '43.5', '46']))).toEqual({
    ...{ 41: 'UK 7', 42: 'UK 8', 46: 'UK 12' },
  });
  expect(Object.fromEntries(britishSizes('EU', ['38', '42']))).toEqual({ 38: 'UK 5', 42: 'UK 9' });
});

it('tells none of what is in another scale or no size of shoes', () => {
  expect(britishSizes('cm', ['95'])).toEqual(new Map());
  expect(britishSizes('EU', ['110', 'M'])).toEqual(new Map());
});
