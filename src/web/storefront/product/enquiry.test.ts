import { expect, test } from 'vitest';
import { type Enquired, enquiryLink, newReference } from './enquiry.ts';

const product: Enquired = {
  _id: 'kq3v8t2mzx01',
  sku: 'KQ3V8T2M',
  name: 'Nizam 38',
  brand: 'Kharavel',
  priceINR: 124_999,
  priceAED: 5_499,
  seller: { _id: 's1', name: 'Bazm & Bezel', Image: '', INR: '+910000000011', DXB: '' },
  category: 'Watches',
  url: 'https://dhow.example/product/nizam-38-kq3v8t2mzx01',
};

test('a chat names the piece, its price in the region, its page and the reference', () => {
  const link = new URL(enquiryLink(product, 'IN', '+910000000010', 'ABC2345'));
  expect(link.pathname).toBe('/910000000011');
  const message = link.searchParams.get('text') ?? '';
  for (const part of ['Kharavel', 'Nizam 38', '₹1,24,999', 'Watches', product.url, 'ABC2345']) {
    expect(message).toContain(part);
  }
});

test('a region without a number falls back to the other one, and then to the marketplace', () => {
  expect(enquiryLink(product, 'AE', '+910000000010', 'A')).toContain('wa.me/910000000011');
  const bare = { ...product, seller: { ...product.seller, INR: '' } };
  expect(enquiryLink(bare, 'AE', '+910000000010', 'A')).toContain('wa.me/910000000010');
});

test('references are of the shape that enquiries are counted by', () => {
  expect(newReference()).toMatch(/^[A-Z0-9]{7}$/);
});
