import { expect, test } from 'vitest';
import { plural as arabicPlural } from './ar/plural.ts';
import { plural as englishPlural } from './en/plural.ts';
import { plural as hindiPlural } from './hi/plural.ts';

test('a count has the form of its language, grouped as the prices are', () => {
  const pieces = { one: '# piece', other: '# pieces' };
  expect([0, 1, 2, 124_999].map((count) => englishPlural(count, pieces))).toEqual([
    '0 pieces',
    '1 piece',
    '2 pieces',
    '1,24,999 pieces',
  ]);
  const forms = {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  };
  expect([0, 1, 2, 3, 10, 11, 99, 100, 1200].map((count) => arabicPlural(count, forms))).toEqual([
    'لا قطع',
    'قطعة واحدة',
    'قطعتان',
    '3 قطع',
    '10 قطع',
    '11 قطعة',
    '99 قطعة',
    '100 قطعة',
    '1,200 قطعة',
  ]);
  const reviews = { one: '# समीक्षा', other: '# समीक्षाएँ' };
  expect([0, 1, 2, 124_999].map((count) => hindiPlural(count, reviews))).toEqual([
    '0 समीक्षा',
    '1 समीक्षा',
    '2 समीक्षाएँ',
    '1,24,999 समीक्षाएँ',
  ]);
});
