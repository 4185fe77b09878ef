import { expect, it } from 'vitest';
import type { Lead } from '#contracts/leads/lead.ts';
import { moveBackTo } from './use-move.ts';

const lead = {
  state: 'NEW',
  lostReason: null,
  wonPrice: null,
  wonCurrency: null,
  reservedUntil: null,
  pieces: [
    { _id: 'held', holds: true },
    { _id: 'other', holds: false },
  ],
} as unknown as Lead;

it.each([
  [{ state: 'NEW' }, { state: 'NEW' }],
  [
    { state: 'WON', wonPrice: 5499, wonCurrency: 'AED' },
    { state: 'WON', price: 5499, currency: 'AED', pieces: ['held'] },
  ],
  [
    { state: 'RESERVED', reservedUntil: '2026-12-03' },
    { state: 'RESERVED', reservedUntil: '2026-12-03', pieces: ['held'] },
  ],
  [{ state: 'RESERVED', reservedUntil: '2026-12-02' }, { state: 'TALKING' }],
  [
    { state: 'LOST', lostReason: 'PRICE' },
    { state: 'LOST', lostReason: 'PRICE' },
  ],
] as const)('back to %j', (was, move) => {
  expect(moveBackTo({ ...lead, ...was }, '2026-12-03')).toEqual(move);
});
