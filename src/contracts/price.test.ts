import { describe, expect, it } from 'vitest';
import { sentence } from '#languages/sentence.ts';
import { priceInput } from './price.ts';

const rupees = priceInput('Price', 'INR');

describe('a price', () => {
  it.each([
    ['124999', '124999.00'],
    ['1,24,999', '124999.00'],
    ['124,999', '124999.00'],
    ['1,250', '1250.00'],
    ['12,34,567.5', '1234567.50'],
    ['1,234,567.50', '1234567.50'],
    ['1 24 999', '124999.00'],
    ['1\u00a024\u00a0999', '124999.00'],
    ["1'234", '1234.00'],
    ['1’234', '1234.00'],
    ['₹1,24,999/-', '124999.00'],
    ['₹ 2,00,000', '200000.00'],
    ['125000/-', '125000.00'],
    ['Rs. 500', '500.00'],
    ['Rs.500.50', '500.50'],
    ['500 INR', '500.00'],
    ['500.-', '500.00'],
    ['500 rupees', '500.00'],
    ['١٢٣٤', '1234.00'],
    ['۱۲۳۴', '1234.00'],
    ['१,२३,४५६', '123456.00'],
    ['1,24,999 रुपए', '124999.00'],
    ['रू. 500', '500.00'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['１２３', '123.00'],
    ['\u202a1250\u202c', '1250.00'],
    ['007', '7.00'],
    [1249.1, '1249.10'],
  ])('%j is %s', (typed, price) => {
    expect(rupees.parse(typed)).toBe(price);
  });

  const unclear =
    'Price is unclear: write 124999 or 1,24,999, and decimals behind a point, as in 19.99';
  it.each([
    ['19,99', unclear],
    ['12,50', unclear],
    ['2,4', unclear],
    ['0,999', unclear],
    ['1.234,56', unclear],
    ['1.24.999', unclear],
    ['1,234,56,789', unclear],
    ['1,24 999', unclear],
    ['1,,250', unclear],
    ['1, 250', unclear],
    ['1 2', unclear],
    ['1.250', 'Price can have at most two decimals'],
    ['1e3', 'Price must be a number'],
    ['1E+03', 'Price must be a number'],
    ['ask us', 'Price must be a number'],
    ['1000-2000', 'Price must be a number'],
    ['$50', 'Price must be in rupees'],
    ['50 €', 'Price must be in rupees'],
    ['USD 50', 'Price must be in rupees'],
    ['AED 50', 'Price must be in rupees'],
    ['50 د.إ', 'Price must be in rupees'],
    ['-5', 'Price must be more than 0'],
    ['−5', 'Price must be more than 0'],
    ['0', 'Price must be more than 0'],
    ['', 'Price is required'],
    ['₹', 'Price must be a number'],
    ['1,00,00,00,000', 'Price can be at most 99,99,99,999.99'],
    [1e21, 'Price must be a number'],
    [0.001, 'Price can have at most two decimals'],
  ])('%j is refused: %s', (typed, message) => {
    expect(sentence('en', rupees.safeParse(typed).error?.issues[0]?.message ?? '')).toBe(message);
  });

  it('in dirhams has signs of its own, and one of no currency takes both', () => {
    const dirhams = priceInput('Price', 'AED');
    expect(
      ['AED 5,499', '5499 Dhs', 'د.إ 50', 'Dh. 7', '\u20c3 9'].map((text) => dirhams.parse(text)),
    ).toEqual(['5499.00', '5499.00', '50.00', '7.00', '9.00']);
    const { error } = dirhams.safeParse('₹50');
    expect(sentence('en', error?.issues[0]?.message ?? '')).toBe('Price must be in dirhams');
    expect(['₹50', 'AED 50'].map((text) => priceInput('Price').parse(text))).toEqual([
      '50.00',
      '50.00',
    ]);
  });
});
