import { expect, it } from 'vitest';
import type { Policy } from '#contracts/policy.ts';
import { sentence } from '#languages/sentence.ts';
import { type Actor, PENDING_MESSAGE, refusalOf } from './policy.ts';

const stranger: Actor = { role: 'nobody', reason: 'no-token' };
const pending: Actor = { role: 'seller', id: 'a', name: 'A', approved: false };
const approved: Actor = { role: 'seller', id: 'a', name: 'A', approved: true };
const admin: Actor = { role: 'admin', id: 'z', name: 'Z' };

it.each<[Policy, Actor, string | undefined, number | null]>([
  ['anyone', stranger, undefined, null],
  ['seller', stranger, undefined, 401],
  ['admin', approved, undefined, 403],
  ['seller', admin, undefined, 403],
  ['approved-seller', pending, undefined, 403],
  ['approved-seller', approved, undefined, null],
  ['that-seller', approved, 'b', 404],
  ['that-seller', pending, 'a', null],
  ['that-seller', approved, undefined, 404],
  ['admin-or-that-seller', admin, 'b', null],
  ['admin-or-that-seller', approved, 'b', 404],
])('%s, asked by %j for %s: %s', (policy, actor, owner, status) => {
  expect(refusalOf(policy, actor, owner)?.status ?? null).toBe(status);
});

it('tells an unapproved seller whom to ask', () => {
  const { message = '' } = refusalOf('approved-seller', pending) ?? {};
  expect(sentence('en', message)).toBe(PENDING_MESSAGE);
});
