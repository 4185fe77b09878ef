import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeenHashes, createViewCounter } from './views.ts';

const hashOf = (of: number) => createHash('sha256').update(String(of)).digest();
const now = new Date('2026-03-01T12:00:00Z');
const noted = (n: number) => ({
  page: 'product' as const,
  id: `p${n}`,
  region: 'IN' as const,
  network: `n${n}`,
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  now,
});

test('a hash is new once, and again when older ones were forgotten', () => {
  const seen = createSeenHashes();
  expect([seen.add(hashOf(1)), seen.add(hashOf(1)), seen.add(hashOf(2))]).toEqual([
    true,
    false,
    true,
  ]);
  let added = 0;
  for (let n = 10; n < 300_010; n += 1) added += seen.add(hashOf(n)) ? 1 : 0;
  expect(added).toBe(300_000);
  expect(seen.add(hashOf(300_009))).toBe(false);
  seen.clear();
  expect(seen.add(hashOf(300_009))).toBe(true);
});

test('of one network at most twenty browsers count for a page on a day', () => {
  const views = createViewCounter();
  const counted = () => views.take(100).map(({ id, views }) => [id, views]);
  const see = (network: string, page: number, now: Date) => {
    for (let n = 0; n < 90; n += 1) {
      const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/${n}.0`;
      views.note({ ...noted(page), network, agent, now });
    }
  };
  for (const page of [1, 2]) see('n', page, now);
  expect(counted()).toEqual([
    ['p1', 20],
    ['p2', 20],
  ]);
  see('other', 1, now);
  see('n', 1, new Date('2026-03-02T12:00:00Z'));
  expect(counted()).toEqual([
    ['p1', 20],
    ['p1', 20],
  ]);
});

test('what waits is bounded; pages that wait already are still counted', () => {
  const views = createViewCounter();
  for (let n = 0; n < 21_000; n += 1) views.note(noted(n));
  views.note({ ...noted(0), network: 'other' });
  const taken = views.take(100_000);
  expect(taken).toHaveLength(20_000);
  expect(taken[0]).toEqual({
    page: 'product',
    id: 'p0',
    region: 'IN',
    day: '2026-03-01',
    views: 2,
  });
  expect(views.take(1)).toEqual([]);
});
