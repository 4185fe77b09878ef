import { expect, test } from 'vitest';
import { formatCount, formatTotal, initials } from './formats.ts';

test.each([
  ['Aarav Menon', 'AM'],
  ['Zara', 'ZA'],
  ['  meera   van der kalloor ', 'MK'],
  ['', ''],
  ['X', 'X'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('counts are grouped, and say where counting stopped', () => {
  expect(formatCount(124999)).toBe('1,24,999');
  expect(formatTotal(10_000, true)).toBe('10,000+');
  expect(formatTotal(12, false)).toBe('12');
});
