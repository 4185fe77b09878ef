import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const prices = { priceINR: 90_000, priceAED: 4000 };
const shown = (earlier: { originalPrice?: number; originalPriceAED?: number }) =>
  renderToStaticMarkup(<Price {...prices} {...earlier} />).match(
    /<span class="price-before.*/,
  )?.[0];

test('an earlier price in both currencies is shown in each region by its own', () => {
  const html = shown({ originalPrice: 100_000, originalPriceAED: 5000 });
  expect(html).toMatch(/in-india.*₹1,00,000.*10% off.*in-emirates.*AED\u00a05,000.*20% off/s);
});

test('an earlier price in one currency is shown in both regions', () => {
  expect(shown({ originalPriceAED: 5000 })).toMatch(/AED\u00a05,000.*20% off/s);
  expect(shown({ originalPriceAED: 5000 })).not.toContain('in-emirates');
  expect(shown({ originalPrice: 100_000, originalPriceAED: 4000 })).not.toContain('in-india');
});

test('a price that is not lower has no earlier one', () => {
  expect(shown({ originalPrice: 90_000, originalPriceAED: 3000 })).toBeUndefined();
});
