import { expect, it } from 'vitest';
import { badgesOf } from './badges.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const available = { availability: 'AVAILABLE' } as const;
const old = { createdAt: '2026-01-01T00:00:00Z', loweredINR: null, loweredAED: null, ...available };

it('calls a product new for seven days', () => {
  expect(badgesOf({ ...old, createdAt: '2026-11-15T12:00:01Z' }, now)).toEqual({
    INR: 'new',
    AED: 'new',
  });
  expect(badgesOf({ ...old, createdAt: '2026-11-15T12:00:00Z' }, now)).toEqual({});
});

it('tells of a lower price for thirty days, to those alone who pay it', () => {
  const lowered = { ...old, loweredINR: '2026-10-23T12:00:01Z' };
  expect(badgesOf(lowered, now)).toEqual({ INR: 'lowered' });
  expect(badgesOf({ ...lowered, loweredINR: '2026-10-23T12:00:00Z' }, now)).toEqual({});
});

it('tells of the lower price of what is new too', () => {
  const both = { ...old, createdAt: '2026-11-20T00:00:00Z' };
  expect(badgesOf({ ...both, loweredAED: '2026-11-21T00:00:00Z' }, now)).toEqual({
    INR: 'new',
    AED: 'lowered',
  });
});

it('says first what keeps a piece from being had', () => {
  const lowered = { ...old, loweredINR: '2026-11-21T00:00:00Z' };
  expect(badgesOf({ ...lowered, availability: 'RESERVED' }, now)).toEqual({
    INR: 'reserved',
    AED: 'reserved',
  });
  expect(badgesOf({ ...lowered, availability: 'SOLD' }, now)).toEqual({ INR: 'sold', AED: 'sold' });
});
