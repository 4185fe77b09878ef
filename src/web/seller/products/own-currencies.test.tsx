import { expect, test } from 'vitest';
import { currenciesOf } from '#web/ui/back-office/own-currencies.ts';
import { productColumns } from './product-columns.tsx';

test("a seller's own currency comes first: dirhams where it is called in the Emirates alone", () => {
  const [india, dubai] = ['+91 98450 11223', '+971 50 123 4567'];
  expect(currenciesOf({ INR: '', DXB: dubai })).toEqual(['AED', 'INR']);
  expect(currenciesOf({ INR: india, DXB: dubai })).toEqual(['INR', 'AED']);
  expect(currenciesOf({ INR: india, DXB: '' })).toEqual(['INR', 'AED']);
  expect(currenciesOf({ INR: '', DXB: '' })).toEqual(['INR', 'AED']);
  expect(currenciesOf(undefined)).toEqual(['INR', 'AED']);
});

test('the columns of prices follow it', () => {
  const prices = (...currencies: Parameters<typeof productColumns>[1]) =>
    productColumns(() => {}, currencies).flatMap(({ key }) => (/^price/.test(key) ? [key] : []));
  expect(prices('AED', 'INR')).toEqual(['priceAED', 'priceINR']);
  expect(prices('INR', 'AED')).toEqual(['priceINR', 'priceAED']);
});
