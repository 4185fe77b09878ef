import { expect, it } from 'vitest';
import type { Database } from '../../database.ts';
import { keptCount } from './kept-count.ts';
import { countSeen } from './page-of.ts';

/** A database that only stands for itself, and a count that rises with each call. */
function counting(first: number) {
  const db = {} as Database;
  let total = first - 1;
  const counted = async () => {
    total += 1;
    return { total, capped: false };
  };
  const ask = (key: unknown, now: number) => keptCount(db, key, counted, now);
  return async (key: unknown, now = 0) => (await ask(key, now)).total;
}

it('keeps the count of many for a minute, each by its key', async () => {
  const count = counting(2_000);
  expect([await count('a'), await count('a', 59_999), await count('b')]).toEqual([
    2_000, 2_000, 2_001,
  ]);
  expect(await count('a', 60_000)).toBe(2_002);
});

it('counts few anew each time', async () => {
  const count = counting(10);
  expect([await count('a'), await count('a')]).toEqual([10, 11]);
});

it('keeps no failure', async () => {
  const db = {} as Database;
  const fail = () => Promise.reject(new Error('away'));
  await expect(keptCount(db, 'a', fail)).rejects.toThrow('away');
  const count = async () => ({ total: 5_000, capped: false });
  expect((await keptCount(db, 'a', count)).total).toBe(5_000);
});

it('counts once for those who ask together', async () => {
  const count = counting(3_000);
  expect(await Promise.all([count('a'), count('a')])).toEqual([3_000, 3_000]);
});

it.each([
  ['a page within the count', { total: 50, capped: false }, [10, 20, true], [50, false]],
  [
    'the last page of more than were counted',
    { total: 50, capped: true },
    [60, 65, false],
    [65, false],
  ],
  ['a page beyond what was counted', { total: 50, capped: true }, [60, 70, true], [70, true]],
  [
    'the last page of fewer than were counted',
    { total: 50, capped: false },
    [40, 48, false],
    [48, false],
  ],
  ['a page past the end', { total: 50, capped: true }, [90, 90, false], [50, true]],
] as const)('%s says how many there are', (_, count, [skipped, seen, isMore], [total, capped]) => {
  expect(countSeen(count, skipped, seen, isMore)).toEqual({ total, capped });
});
