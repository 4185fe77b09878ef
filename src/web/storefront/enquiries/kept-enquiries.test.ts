import { beforeEach, expect, it } from 'vitest';
import { asked } from '#web/ui/product/asked.ts';
import type { Enquired } from './enquiry.ts';
import { keepEnquiry, keptEnquiries } from './kept-enquiries.ts';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

beforeEach(() => stored.clear());

const seller = { _id: 'seller01', name: 'Bazm & Bezel', Image: '', INR: '', DXB: '' };
const piece = (id: string, said: Partial<Enquired> = {}): Enquired => ({
  ...{ _id: id, sku: id.toUpperCase(), name: 'Nizam 38', brand: 'Kharavel', category: 'Watches' },
  ...{ priceINR: 1, priceAED: 1, url: 'https://dhow.example/', ...said },
  seller: { ...seller, city: 'Kochi', replyTime: 'day', awayUntil: '2026-12-03' },
});
const then = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-22T10:00:00Z');
const keep = (reference: string, pieces: Enquired[], moment = then) =>
  keepEnquiry({ pieces, region: 'IN', reference }, '+910000000011', moment);

it('keeps what was asked, when and of whom, and marks each piece as asked about', () => {
  keep('ABC2345', [piece('piece001', { size: 'EU 42', quantity: 2 }), piece('piece002')]);
  const named = { brand: 'Kharavel', name: 'Nizam 38' };
  expect(keptEnquiries.read()).toEqual([
    {
      reference: 'ABC2345',
      at: then.toISOString(),
      seller: {
        ...{ id: 'seller01', name: 'Bazm & Bezel', city: 'Kochi', replyTime: 'day' },
        awayUntil: '2026-12-03',
      },
      chat: '+910000000011',
      pieces: [
        { id: 'piece001', ...named, size: 'EU 42', quantity: 2 },
        { id: 'piece002', ...named, size: '', quantity: 1 },
      ],
    },
  ]);
  expect(asked.read()).toEqual({ piece001: then.toISOString(), piece002: then.toISOString() });
});

it('keeps one reference once, the latest first, fifty in all', () => {
  keep('FIRST01', [piece('piece001')]);
  keep('SECOND2', [piece('piece002')]);
  keep('FIRST01', [piece('piece001')], later);
  expect(keptEnquiries.read().map(({ reference }) => reference)).toEqual(['FIRST01', 'SECOND2']);
  for (let index = 0; index < 50; index += 1) keep(`MANY${100 + index}`, [piece('piece003')]);
  expect(keptEnquiries.read()).toHaveLength(50);
  expect(keptEnquiries.read().at(-1)?.reference).toBe('MANY100');
});

it('forgets what makes no sense', () => {
  keep('ABC2345', [piece('piece001')]);
  const [good] = keptEnquiries.read();
  const bad = [
    { ...good, reference: '<b>' },
    { ...good, at: 'soon' },
    { ...good, seller: { id: '../x' } },
    { ...good, pieces: [{ id: '' }] },
    ...[null, 7, []],
  ];
  stored.set('enquiries', JSON.stringify([...bad, { ...good, chat: 'javascript:alert(1)' }]));
  expect(keptEnquiries.read()).toEqual([{ ...good, chat: '' }]);
  const odd = { ...good?.seller, city: 7, replyTime: 'never', awayUntil: 'soon' };
  stored.set('enquiries', JSON.stringify([{ ...good, seller: odd }]));
  expect(keptEnquiries.read()[0]?.seller).toEqual({
    ...{ id: 'seller01', name: 'Bazm & Bezel', city: '', replyTime: '', awayUntil: null },
  });
  stored.set('enquiries', '{"a":1}');
  expect(keptEnquiries.read()).toEqual([]);
});
