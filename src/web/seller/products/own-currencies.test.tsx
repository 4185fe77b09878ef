import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { currenciesOf, OwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import { PieceAsShown } from '#web/ui/back-office/products/piece-as-shown.tsx';
import { PreviewedProducts } from '#web/ui/back-office/products/previewed-products.tsx';
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
  const prices = (...currencies: Parameters<typeof productColumns>[0]['currencies']) =>
    productColumns({ onAsk: () => {}, currencies, justAdded: [] }).flatMap(({ key }) =>
      /^price/.test(key) ? [key] : [],
    );
  expect(prices('AED', 'INR')).toEqual(['priceAED', 'priceINR']);
  expect(prices('INR', 'AED')).toEqual(['priceINR', 'priceAED']);
});

test('so do a piece as it will look, and the first pieces of a change', () => {
  const piece = { name: 'Harbour', brand: 'Calderon', description: '', media: [] };
  const prices = { priceINR: 120_000, priceAED: 5_200 };
  const shown = { prices };
  const first = [
    { _id: 'a', name: 'Harbour', seller: null, picture: null, before: shown, after: shown },
  ];
  const html = renderToStaticMarkup(
    <OwnCurrencies value={['AED', 'INR']}>
      <PieceAsShown {...piece} {...prices} originalPrice={130_000} originalPriceAED={6_000} />
      <PreviewedProducts first={first.map((one) => ({ ...one, refusal: null }))} of={1} />
    </OwnCurrencies>,
  );
  const found = html.match(/AED|₹/g);
  expect(found).toEqual(['AED', '₹', 'AED', '₹', 'AED', 'AED', '₹', '₹']);
});
