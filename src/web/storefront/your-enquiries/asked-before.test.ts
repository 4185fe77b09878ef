import { expect, it } from 'vitest';
import type { Product } from '#contracts/product.ts';
import type { KeptEnquiry } from '../enquiries/kept-enquiries.ts';
import { askedBefore, byMoment } from './asked-before.ts';

const kept: KeptEnquiry = {
  ...{ reference: 'ABC2345', at: '2026-11-22T10:00:00Z', chat: '+911' },
  seller: { id: 'seller01', name: 'Bazm & Bezel' },
  pieces: [{ id: 'piece001', brand: 'Kharavel', name: 'Nizam 38', size: '', quantity: 1 }],
};
const asked = { piece001: '2026-11-22T10:00:00Z', piece002: '2026-11-23T10:00:00Z', '../x': 'x' };

const inIndia = { region: 'IN', marketplace: '+919000000000' } as const;

it('what was asked before enquiries were kept is told from its pieces as they are now', () => {
  const before = askedBefore(asked, [kept]);
  expect(before).toEqual([{ id: 'piece002', at: '2026-11-23T10:00:00Z' }]);
  const seller = { _id: 'seller02', name: 'Souk Nineteen', INR: '', DXB: '+971500000000' };
  const product = { _id: 'piece002', brand: 'Calderon', name: 'Harbour', seller } as Product;
  expect(byMoment([kept], before, [product], inIndia)).toEqual([
    {
      ...{ reference: '', at: '2026-11-23T10:00:00Z', chat: '+971500000000' },
      seller: { id: 'seller02', name: 'Souk Nineteen' },
      pieces: [{ id: 'piece002', brand: 'Calderon', name: 'Harbour', size: '', quantity: 1 }],
    },
    kept,
  ]);
  expect(byMoment([kept], before, [], inIndia)).toEqual([kept]);
});

it.each([
  ['IN', { INR: '+911', DXB: '+9711' }, '+911'],
  ['AE', { INR: '+911', DXB: '+9711' }, '+9711'],
  ['AE', { INR: '+911', DXB: '' }, '+911'],
  ['AE', { INR: '', DXB: '' }, '+919000000000'],
] as const)('in %s its chat is that of the region: %j', (region, numbers, chat) => {
  const seller = { _id: 'seller02', name: 'Souk Nineteen', ...numbers };
  const product = { _id: 'piece002', brand: 'Calderon', name: 'Harbour', seller } as Product;
  const before = askedBefore(asked, [kept]);
  expect(byMoment([], before, [product], { ...inIndia, region })[0]?.chat).toBe(chat);
});
