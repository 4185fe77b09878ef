import { expect, test } from 'vitest';
import { rateInput } from './price.ts';
import { SecondFactorLogin } from './second-factor.ts';
import { typedCount, typedNumber } from './typed/digits.ts';

test.each([
  ['a', null],
  ['', null],
  ['1,2', null],
  ['1.2.3', null],
  ['0x10', null],
  ['1e3', null],
  ['38', 38],
  ['٣٨', 38],
  ['۳۸', 38],
  ['३८', 38],
  ['٢٢٫٩', 22.9],
  ['१,२४,९९९', 124_999],
  ['1,200.5', 1200.5],
  ['−4', -4],
])('%s is read as %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test('a count is a whole number of at least one, in any digits', () => {
  expect(['٣', '३', '12', '0', '1.5', '-2', 'many'].map(typedCount)).toEqual([
    ...[3, 3, 12],
    ...[null, null, null, null],
  ]);
});

test('codes of a second step and rates are read in any digits', () => {
  const ticket = 'a.b.c';
  const step = (given: object) => SecondFactorLogin.parse({ ticket, ...given });
  expect(SecondFactorLogin.safeParse({ ticket, code: '١٢٣' }).success).toBe(false);
  expect(step({ code: '١٢٣ ٤٥٦' }).code).toBe('123456');
  expect(step({ code: '१२३४५६' }).code).toBe('123456');
  expect(step({ recoveryCode: 'abcd-٢٣٤٥-efgh-६७८९' }).recoveryCode).toBe('ABCD2345EFGH6789');
  expect(rateInput.parse('٢٢٫٩')).toBe('22.9');
});
