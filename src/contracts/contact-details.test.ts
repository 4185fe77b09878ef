import { describe, expect, it, test } from 'vitest';
import { sentence } from '#languages/sentence.ts';
import { chatNumber, Email, phonesOf, RegistrationPhone } from './contact-details.ts';

const numbers = { IN: chatNumber('Indian number', 'IN'), AE: chatNumber('Dubai number', 'AE') };

describe('a chat number', () => {
  it.each([
    ['IN', '5550000001', '+915550000001'],
    ['IN', '055500 00001', '+915550000001'],
    ['IN', '91 55500-00001', '+915550000001'],
    ['IN', '+91 (55500) 00001', '+915550000001'],
    ['IN', '00971 50 000 0001', '+971500000001'],
    ['AE', '050 000 0001', '+971500000001'],
    ['AE', '500000001', '+971500000001'],
    ['AE', '04 000 0001', '+97140000001'],
    ['AE', '971500000001', '+971500000001'],
    ['AE', '+44 1632 960001', '+441632960001'],
    ['IN', '+91 098765 43210', '+919876543210'],
    ['IN', '022 2345 6789', '+912223456789'],
    ['AE', '+971 050 123 4567', '+971501234567'],
    ['AE', '+91 00000 00014', '+910000000014'],
    ['AE', '\u202a+971 50 123 4567\u202c', '+971501234567'],
    ['AE', '+971\u201150\u2011123\u20114567', '+971501234567'],
    ['AE', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['IN', '९८७६५ ४३२१०', '+919876543210'],
    ['AE', '', ''],
  ] as const)('%s: %j is %j', (region, typed, stored) => {
    expect(numbers[region].parse(typed)).toBe(stored);
  });

  it.each([
    '12345',
    '441632960001',
    '0000000014',
    '+91 123456',
    '+0915550000001',
    'call me',
    'call +91 98765 43210',
    '+1234567890123456',
  ])('refuses %j and says how to write it', (typed) => {
    const { error } = numbers.IN.safeParse(typed);
    expect(sentence('en', error?.issues[0]?.message ?? '')).toBe(
      'Indian number must be 7 to 15 digits, starting with the country code, such as +91',
    );
  });
});

describe('the numbers that a typed one may be', () => {
  it.each([
    ['98765 43210', ['+919876543210']],
    ['050 123 4567', ['+971501234567']],
    ['971 50 123 4567', ['+971501234567']],
    ['00971-50-1234567', ['+971501234567']],
    ['+91 0000 000 201', ['+910000000201']],
    ['6591234567', ['+916591234567']],
    ['800 123 4567', ['+918001234567', '+9718001234567']],
    ['447911123456', ['+447911123456']],
    ['\u2066٠٥٠١٢٣٤٥٦٧\u2069', ['+971501234567']],
    ['12', []],
    ['call me', []],
    ['', []],
  ])('%j: %j', (typed, phones) => {
    expect(phonesOf(typed)).toEqual(phones);
  });
});

test.each([
  ['\u202a(555) 010-0101\u202c', '5550100101'],
  ['५५५०१००१०१', '5550100101'],
  ['٥٥٥٠١٠٠١٠١', '5550100101'],
  ['555\u200b0100101', '5550100101'],
])('a registration phone copied as %j is %s', (typed, phone) => {
  expect(RegistrationPhone.parse(typed)).toBe(phone);
});

test.each([
  ['\u202aMira@Haddad.test\u202c', 'mira@haddad.test'],
  ['mira@had\u00addad.test', 'mira@haddad.test'],
  ['mira@mail.haddad.test', 'mira@mail.haddad.test'],
])('an e-mail copied as %j is %s', (typed, email) => {
  expect(Email.parse(typed)).toBe(email);
});

test.each([
  'x@example..com',
  'x@.example.com',
  'x@example.com.',
  'x@example',
  'x y@example.com',
  '@example.com',
])('%j is no e-mail', (typed) => {
  const { error } = Email.safeParse(typed);
  expect(sentence('en', error?.issues[0]?.message ?? '')).toBe('Please enter a valid email');
});
