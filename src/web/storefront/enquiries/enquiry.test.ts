import { expect, test } from 'vitest';
import { type Enquired, enquiryLink, newReference, piecesOf } from './enquiry.ts';

const piece: Enquired = {
  _id: 'kq3v8t2mzx01',
  sku: 'KQ3V8T2M',
  name: 'Nizam 38',
  brand: 'Kharavel',
  priceINR: 124_999,
  priceAED: 5_499,
  seller: {
    ...{ _id: 's1', name: 'Bazm & Bezel', Image: '', INR: '+910000000011', DXB: '' },
    city: '',
    replyTime: '',
    awayUntil: null,
  },
  category: 'Watches',
  url: 'https://dhow.example/product/nizam-38-kq3v8t2mzx01',
};

test('a chat names the piece, its price in the region, its page and the reference', () => {
  const enquiry = { pieces: [piece], region: 'IN', reference: 'ABC2345' } as const;
  const link = new URL(enquiryLink(enquiry, '+910000000010'));
  expect(link.pathname).toBe('/910000000011');
  const message = link.searchParams.get('text') ?? '';
  for (const part of ['Kharavel', 'Nizam 38', '₹1,24,999', 'Watches', piece.url, 'ABC2345']) {
    expect(message).toContain(part);
  }
});

test('a region without a number falls back to the other one, and then to the marketplace', () => {
  const about = (asked: Enquired) => ({ pieces: [asked], region: 'AE', reference: 'A' }) as const;
  expect(enquiryLink(about(piece), '+910000000010')).toContain('wa.me/910000000011');
  const bare = { ...piece, seller: { ...piece.seller, INR: '' } };
  expect(enquiryLink(about(bare), '+910000000010')).toContain('wa.me/910000000010');
});

test('references are of the shape that enquiries are counted by', () => {
  expect(newReference()).toMatch(/^[A-Z0-9]{7}$/);
});

test('pieces are reported with what was said of them alone', () => {
  const said = { ...piece, size: 'EU 42', quantity: 3, note: ' A gift ' };
  const pieces = [piece, said, { ...piece, note: '  ' }];
  expect(piecesOf(pieces)).toEqual([
    { productId: piece._id, quantity: 1 },
    { productId: piece._id, quantity: 3, size: 'EU 42', note: 'A gift' },
    { productId: piece._id, quantity: 1 },
  ]);
});
