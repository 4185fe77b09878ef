import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['+912223456789', '+91 22 2345 6789'],
  ['+911812345678', '+91 181 234 5678'],
  ['+971500000000', '+971 50 000 0000'],
  ['+97142345678', '+971 4 234 5678'],
  ['+9718001234', '+971 800 1234'],
  ['+12025550143', '+1 202 555 0143'],
  ['+442079460018', '+44 20 7946 0018'],
  ['+910000000014', '+91 0000000014'],
  ['+3581234', '+358 12 34'],
  ['9876543210', '98765 43210'],
  ['2223456789', '22 2345 6789'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test.each(['', 'Not set', '12345', '+12', '+91 00000 00014'])('"%s" stays as it is', (text) => {
  expect(formatPhone(text)).toBe(text);
});

test('no digit is lost, and no group is a lone space', () => {
  const numbers = fc.stringMatching(/^\+[1-9]\d{6,14}$/);
  fc.assert(
    fc.property(numbers, (number) => {
      const shown = formatPhone(number);
      expect(shown.replaceAll(' ', '')).toBe(number);
      expect(shown).toMatch(/^\+\d+( \d+)*$/);
    }),
  );
});
