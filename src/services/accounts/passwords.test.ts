import { hash } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { isFailure } from '../failure.ts';
import { hashPassword, isPassword } from './passwords.ts';

// Modules of its own: files share those that are there.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

it('knows the password that was hashed, and no other', async () => {
  const kept = await hashPassword('eight or more');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('eight or more')).not.toBe(kept);
  expect(await isPassword('eight or more', kept)).toBe(true);
  expect(await isPassword('eight or More', kept)).toBe(false);
  expect(await isPassword('eight or more', null)).toBe(false);
});

it('hashes two at a time, lets a hundred wait, and sends the next away for a moment', async () => {
  let atWork = 0;
  let most = 0;
  const turns: (() => void)[] = [];
  vi.mocked(hash).mockImplementation(async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise<void>((resolve) => turns.push(resolve));
    atWork -= 1;
    if (turns.length % 3 === 0) throw new Error('no memory');
    return 'hashed';
  });
  const hashing = Array.from({ length: 105 }, () => hashPassword('eight or more'));
  const settled = Promise.allSettled(hashing);
  for (let turn = 0; turn < 102; turn += 1) {
    await vi.waitFor(() => expect(turns.length).toBeGreaterThan(turn), { interval: 1 });
    turns[turn]?.();
  }
  const reasons = (await settled).flatMap((one) => (one.status === 'rejected' ? one.reason : []));
  const refused = reasons.filter(isFailure);
  expect(refused.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
    [503, 5],
    [503, 5],
    [503, 5],
  ]);
  expect(reasons.length).toBeGreaterThan(refused.length);
  expect(most).toBe(2);
  vi.mocked(hash).mockResolvedValue('hashed again');
  expect(await hashPassword('eight or more')).toBe('hashed again');
});
