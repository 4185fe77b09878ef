import { expect, test } from 'vitest';
import type { LeadPiece } from '#contracts/leads/lead.ts';
import { replyValues } from './reply-values.ts';

const watch: LeadPiece = {
  _id: 'a',
  reference: 'K7Q2M9X',
  productId: 'p',
  sku: 'P',
  sellerSku: '',
  brand: 'Calderon',
  name: 'Harbour',
  nameArabic: '',
  nameHindi: 'बंदरगाह',
  price: 124_999,
  priceNow: 119_999,
  size: '',
  sizeAvailable: null,
  quantity: 1,
  left: null,
  note: '',
  image: null,
  availability: 'AVAILABLE',
  reservedUntil: null,
  holds: false,
};
const lead = { customer: null, reference: 'K7Q2M9X', region: 'IN' } as const;
const shop = { name: 'Bazm & Bezel', openingHours: '10 to 7' };

test("a reply says today's price and whether the piece can be had", () => {
  expect(replyValues({ ...lead, pieces: [watch] }, shop, 'en')).toEqual({
    piece: 'Calderon Harbour',
    price: '₹1,19,999',
    availability: 'available',
    'opening hours': '10 to 7',
    shop: 'Bazm & Bezel',
    name: '',
    reference: 'K7Q2M9X',
  });
});

test('of several pieces it says each that differs', () => {
  const sold: LeadPiece = { ...watch, name: 'Pier', availability: 'SOLD', priceNow: null };
  const reserved: LeadPiece = {
    ...watch,
    name: 'Quay',
    availability: 'RESERVED',
    reservedUntil: '2026-12-03',
  };
  const values = replyValues(
    { ...lead, region: 'AE', pieces: [watch, sold, reserved] },
    shop,
    'en',
  );
  expect(values.price).toBe('AED\u00a0119,999, AED\u00a0124,999 and AED\u00a0119,999');
  expect(values.availability).toBe(
    'Harbour: available, Pier: sold and Quay: reserved until 3 December',
  );
  expect(replyValues({ ...lead, pieces: [sold, sold] }, shop, 'en').availability).toBe('sold');
});

test('a deleted piece is not available any more', () => {
  const deleted = { ...watch, productId: null, availability: null };
  expect(replyValues({ ...lead, pieces: [deleted] }, shop, 'en').availability).toBe(
    'not available any more',
  );
});

test('a template in Arabic is given Arabic words, whatever language the page is in', () => {
  const reserved: LeadPiece = {
    ...watch,
    name: 'Quay',
    availability: 'RESERVED',
    reservedUntil: '2026-12-03',
  };
  const values = replyValues({ ...lead, region: 'AE', pieces: [watch, reserved] }, shop, 'ar');
  expect(values.price).toBe('119,999\u00a0د.إ. و119,999\u00a0د.إ.');
  expect(values.availability).toBe('Harbour: متوفّر وQuay: محجوز حتى 3 ديسمبر');
});

test('a template in Hindi names the piece, and says when the shop is open, as the seller wrote them in Hindi', () => {
  const open = { ...shop, openingHoursArabic: '', openingHoursHindi: 'सुबह 10 से शाम 7 बजे' };
  const pier: LeadPiece = { ...watch, name: 'Pier', nameHindi: '', availability: 'SOLD' };
  const values = replyValues({ ...lead, pieces: [watch, pier] }, open, 'hi');
  expect(values.piece).toBe('Calderon बंदरगाह और Calderon Pier');
  expect(values.availability).toMatch(/^बंदरगाह: .+ और Pier: /);
  expect(values['opening hours']).toBe('सुबह 10 से शाम 7 बजे');
});
