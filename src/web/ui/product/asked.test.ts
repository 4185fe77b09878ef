import { expect, it } from 'vitest';
import { asked, dayOf, withAsked } from './asked.ts';

const then = new Date('2026-11-21T10:00:00Z');

it('remembers the latest hundred enquiries', () => {
  let known = withAsked({}, 'first1', then);
  for (let index = 0; index < 99; index += 1) known = withAsked(known, `other${index}x`, then);
  expect(Object.keys(known)).toContain('first1');
  const again = withAsked(known, 'first1', new Date('2026-11-22T10:00:00Z'));
  expect(Object.keys(again)).toHaveLength(100);
  expect(Object.entries(again)[0]).toEqual(['first1', '2026-11-22T10:00:00.000Z']);
  expect(Object.keys(withAsked(again, 'onemore', then))).not.toContain('other0x');
});

it('names the year of an earlier one', () => {
  expect(dayOf('2026-11-21T10:00:00Z', { now: then })).toBe('21 November');
  expect(dayOf('2025-11-21T10:00:00Z', { now: then })).toBe('21 November 2025');
  expect(dayOf('2026-11-21T10:00:00Z', { month: 'short', now: then })).toBe('21 Nov');
});

it('forgets what is no moment', () => {
  const kept = new Map([['asked', '{"one":"2026-11-21T10:00:00Z","two":"soon","three":3}']]);
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
  expect(asked.read()).toEqual({ one: '2026-11-21T10:00:00Z' });
});
