import { expect, it } from 'vitest';
import { sampleFor } from './search-samples.ts';

const all = 1_000_000;

it.each([
  ['a frequent word', [{ whole: 100_000, most: 100_000 }], { of: 'exact', below: '1' }],
  ['a less frequent one', [{ whole: 10_000, most: 10_000 }], { of: 'exact', below: '6' }],
  ['a rare one', [{ whole: 2_500, most: 2_500 }], null],
  ['the beginning of one', [{ whole: 0, most: 100_000 }], { of: 'known', below: '1' }],
  [
    'two of them',
    [
      { whole: 100_000, most: 100_000 },
      { whole: 90_000, most: 90_000 },
    ],
    { of: 'exact', below: '6' },
  ],
  [
    'a frequent and a rare one',
    [
      { whole: 100_000, most: 100_000 },
      { whole: 25_000, most: 25_000 },
    ],
    null,
  ],
  ['no word', [], null],
])('searches a part first for %s where it has enough', (_, words, sample) => {
  expect(sampleFor(words.map((word) => ({ ...word, all })))).toEqual(sample);
});

it('searches the whole where there are few products, or their number is not known', () => {
  expect(sampleFor([{ whole: 900, most: 900, all: 1_000 }])).toBeNull();
  expect(sampleFor([{ whole: 900, most: 900, all: 0 }])).toBeNull();
});
