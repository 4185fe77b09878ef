import { describe, expect, it, test } from 'vitest';
import * as arabic from '#languages/ar/domain/reply-words.ts';
import * as english from '#languages/en/domain/reply-words.ts';
import { fillReply, listInWords, unknownPlaceholders, wordsFor } from './reply-text.ts';

const values = {
  piece: 'Harbour Chronograph',
  price: '₹1,24,999',
  availability: 'available',
  'opening hours': '',
  shop: 'Bazm & Bezel',
  name: '',
  reference: 'K7Q2M9X',
};

describe('fillReply', () => {
  it('fills what is named, however its braces are written', () => {
    expect(fillReply('{piece}: { Price } ({REFERENCE})', values)).toBe(
      'Harbour Chronograph: ₹1,24,999 (K7Q2M9X)',
    );
    expect(fillReply('{Opening  Hours}', { ...values, 'opening hours': '10 to 7' })).toBe(
      '10 to 7',
    );
  });

  it('ends a sentence with one stop where the value brings its own', () => {
    const dirhams = { ...values, price: '5,499 د.إ.' };
    expect(fillReply('السعر {السعر}. {price}, {price}.', dirhams)).toBe(
      'السعر 5,499 د.إ. 5,499 د.إ., 5,499 د.إ.',
    );
    expect(fillReply('{price}.', values)).toBe('₹1,24,999.');
  });

  it('leaves no gap where there is no value', () => {
    expect(fillReply('Hello {name}, it is {availability}.', values)).toBe(
      'Hello, it is available.',
    );
    expect(fillReply('Hello, {name}\n{piece}', values)).toBe('Hello\nHarbour Chronograph');
    expect(fillReply('We are here.\n{opening hours}\n\n{shop}', values)).toBe(
      'We are here.\n\nBazm & Bezel',
    );
  });

  it('knows the Arabic names beside the English ones, with or without marks of vowels', () => {
    const arabic = 'مرحبًا {الاسم}، {القطعة}: {التوفّر} ({ الرقم  المرجعي })';
    expect(fillReply(arabic, values)).toBe('مرحبًا، Harbour Chronograph: available (K7Q2M9X)');
    expect(fillReply('{piece}، {الاسم}', values)).toBe('Harbour Chronograph');
    expect(unknownPlaceholders(arabic)).toEqual([]);
  });

  it('leaves other braces alone, and does not fill what a value says', () => {
    expect(fillReply('{colour} {piece}', { ...values, piece: '{price}' })).toBe('{colour} {price}');
  });
});

test('what is no placeholder is named once', () => {
  expect(unknownPlaceholders('{piece} {colour} { Opening  hours } {colour} {}')).toEqual([
    '{colour}',
    '{}',
  ]);
});

test('pieces are listed in words, and many of them counted', () => {
  expect(listInWords(['a'], english)).toBe('a');
  expect(listInWords(['a', 'b', 'c'], english)).toBe('a, b and c');
  expect(listInWords(['a', 'b', 'c', 'd', 'e', 'f'], english)).toBe('a, b, c, d and 2 more');
  expect(listInWords(['a', 'b'], arabic)).toBe('a وb');
});

test.each([
  ['Hello {الاسم}, it is {التوفر}.', 'available'],
  ['مرحبًا {name}، معك Bazm & Bezel: {availability}', 'متوفّر'],
  // Of the pages' language.
  ['{القطعة}: {السعر}', 'available'],
])('%s is filled in its own language', (template, available) => {
  expect(wordsFor(template).available).toBe(available);
});
