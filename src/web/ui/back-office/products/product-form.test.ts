import { expect, it } from 'vitest';
import { productBody, productDefaults, productForm } from './product-form.ts';

it('the last day of a price goes with the last original price, whose field it stands beside', () => {
  const sent = (originalPrice: string) => {
    const typed = productForm([]).parse({
      ...productDefaults(null),
      ...{ name: 'Watch', brand: 'Calderon', categoryId: 'aaaaaaaa', subCategoryId: 'aaaaaaaa' },
      ...{ priceINR: '800', priceAED: '36', originalPrice, saleUntil: '2099-12-03' },
    });
    return productBody(typed, { sellerId: undefined, version: undefined }).get('saleUntil');
  };
  expect(sent('1000')).toBe('2099-12-03');
  expect(sent('')).toBe('');
});
