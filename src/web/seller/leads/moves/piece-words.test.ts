import { expect, it } from 'vitest';
import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import { canBeChosen, chosenAtFirst, pieceInWords } from './piece-words.ts';

const free = {
  ...{ _id: 'free', productId: 'p', availability: 'AVAILABLE', holds: false },
  ...{ size: '', sizeAvailable: null, quantity: 2, left: null },
} as LeadPiece;
const sold = { ...free, _id: 'sold', availability: 'SOLD' } as const;
const reserved = { ...free, _id: 'reserved', availability: 'RESERVED' } as const;
const deleted = { ...free, _id: 'deleted', productId: null, availability: null };
const held = { ...free, _id: 'held', availability: 'SOLD', holds: true } as const;
const several = { ...free, _id: 'several', left: 3 };
const sized = { ...free, _id: 'sized', size: '42', sizeAvailable: true };

it.each([
  [free, 'WON', true, 'will be marked as sold'],
  [free, 'WON', false, 'stays available'],
  [free, 'RESERVED', true, 'will be reserved'],
  [sold, 'WON', true, 'is already sold'],
  [sold, 'RESERVED', false, 'is already sold'],
  [reserved, 'WON', false, 'stays reserved'],
  [deleted, 'WON', false, 'is deleted'],
  [deleted, 'RESERVED', false, 'is deleted'],
  [held, 'WON', true, 'stays sold'],
  [held, 'WON', false, 'will be available again'],
  [held, 'RESERVED', true, 'will be reserved'],
  [several, 'WON', true, '2 of 3 will be marked as sold'],
  [{ ...several, left: 1 }, 'RESERVED', true, '1 of 1 will be reserved'],
  [{ ...several, holds: true }, 'WON', true, 'stays sold'],
  [sized, 'WON', true, 'size 42 will be marked as sold'],
  [sized, 'WON', false, 'size 42 stays available'],
  [{ ...sized, sizeAvailable: false }, 'WON', true, 'size 42 is already sold'],
  [sized, 'RESERVED', true, 'will be reserved'],
] as const)('$0._id to %s, chosen: %s', (piece, to, isChosen, words) => {
  expect(pieceInWords(piece, { to, from: 'WON', isChosen })).toBe(words);
});

it('chooses what can be, and for a correction what is held', () => {
  const lead = (state: string) =>
    ({ state, pieces: [free, sold, deleted, held, sized] }) as unknown as Lead;
  const talking = lead('TALKING');
  expect(chosenAtFirst(talking, 'WON', false)).toEqual(['free', 'sold', 'held', 'sized']);
  expect(chosenAtFirst(talking, 'RESERVED', false)).toEqual(['free', 'held', 'sized']);
  expect(chosenAtFirst(lead('WON'), 'WON', false)).toEqual(['held']);
  expect(chosenAtFirst(lead('RESERVED'), 'RESERVED', true)).toEqual(['free', 'held', 'sized']);
  expect([canBeChosen(sold, 'WON'), canBeChosen(sold, 'RESERVED')]).toEqual([true, false]);
});
