import { expect, it } from 'vitest';
import {
  type EnquiryList,
  enquiryList,
  isListed,
  MOST_LISTED,
  withoutSeller,
  withPiece,
  withPieces,
  withSent,
  withWords,
} from './enquiry-list.ts';

const [a, b] = ['aaaaaaaa', 'bbbbbbbb'] as const;
const nothing: EnquiryList = { pieces: [], words: {}, sent: {} };
const sent = { reference: 'K7Q2M9X', at: '2026-11-21T10:00:00.000Z', content: 'x' };

function stored(text: string): EnquiryList {
  Object.assign(globalThis, { localStorage: { getItem: () => text } });
  return enquiryList.read();
}

it('takes each piece once, in the order of putting, and changes it in its place', () => {
  const one = withPiece(nothing, a, { size: 'EU 42' }) ?? nothing;
  const two = withPiece(one, b) ?? nothing;
  expect(two.pieces).toEqual([
    { id: a, size: 'EU 42', quantity: 1, note: '' },
    { id: b, size: '', quantity: 1, note: '' },
  ]);
  expect(withPiece(two, a, { quantity: 3 })?.pieces).toEqual([
    { id: a, size: 'EU 42', quantity: 3, note: '' },
    { id: b, size: '', quantity: 1, note: '' },
  ]);
  expect(isListed(two, b)).toBe(true);
  expect(isListed(one, b)).toBe(false);
});

it('has an end', () => {
  const ids = Array.from({ length: MOST_LISTED + 1 }, (_, index) => `piece${1000 + index}`);
  const noted = withPiece(nothing, 'piece1000', { note: 'For her' }) ?? nothing;
  const pieces = ids.map((_id) => ({ _id, size: 'EU 42' }));
  const full = withPieces(noted, pieces);
  expect(full.pieces.map(({ id }) => id)).toEqual(ids.slice(0, MOST_LISTED));
  expect(full.pieces[0]).toMatchObject({ note: 'For her', size: '' });
  expect(full.pieces[1]?.size).toBe('EU 42');
  expect(withPiece(full, a)).toBeNull();
  expect(withPiece(full, 'piece1000', { note: 'Gift' })?.pieces[0]?.note).toBe('Gift');
});

it('forgets all of a seller together', () => {
  const both = withPiece(withPiece(nothing, a) ?? nothing, b) ?? nothing;
  const asked = withSent(withWords(withWords(both, 's1', 'Hello'), 's2', 'Hi'), 's1', sent);
  expect(withoutSeller(asked, 's1', [a])).toEqual({
    pieces: [{ id: b, size: '', quantity: 1, note: '' }],
    words: { s2: 'Hi' },
    sent: {},
  });
  expect(withWords(asked, 's2', '').words).toEqual({ s1: 'Hello' });
});

it('reads what anybody may have written', () => {
  for (const text of ['', 'null', '[]', '7', '{"pieces":{},"words":[],"sent":3}']) {
    expect(stored(text), text).toEqual(nothing);
  }
  const odd = [
    { id: a, size: 7, quantity: 1000, note: null },
    { id: a, note: 'again' },
    { id: '../x' },
    { id: b, quantity: 0.5, note: 'n'.repeat(999) },
    null,
  ];
  expect(
    stored(
      JSON.stringify({
        pieces: odd,
        words: { s1: 'Hello', s2: 7 },
        sent: { s1: sent, s2: { ...sent, reference: '<b>' }, s3: { ...sent, at: 'soon' } },
      }),
    ),
  ).toEqual({
    pieces: [
      { id: a, size: '', quantity: 99, note: '' },
      { id: b, size: '', quantity: 1, note: 'n'.repeat(200) },
    ],
    words: { s1: 'Hello' },
    sent: { s1: sent },
  });
});
