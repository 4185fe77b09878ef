import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+910000000014', '+91 00000 00014'],
  ['+971500000000', '+971 50 000 0000'],
  ['+97140000000', '+971 4 000 0000'],
  ['+12025550143', '+1 202 555 0143'],
  ['+442079460018', '+44 207 946 0018'],
  ['+91123456', '+91 12 3456'],
  ['+3581234', '+358 1234'],
  ['5550100101', '55501 00101'],
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
      expect(shown).toMatch(/^\+\d{1,3}( \d{1,5})+$/);
    }),
  );
});
