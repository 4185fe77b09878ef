import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareWork } from './share-work.ts';

const SLOTS = 4;
const WORK_MS = 40;
/** What four slots can do each second. */
const BEST = (SLOTS * 1000) / WORK_MS;
const SECONDS = 8;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for `perSecond` works a second by so many networks in turn; tells how long the done ones took. */
async function ask(perSecond: number, networks: number): Promise<number[]> {
  const { visitors } = shareWork(() => false, SLOTS);
  const done: number[] = [];
  const asked: Promise<void>[] = [];
  for (let at = 0; at < SECONDS * perSecond; at += 1) {
    const began = performance.now();
    const work = () => new Promise((resolve) => setTimeout(resolve, WORK_MS));
    const owner = `network ${at % networks}`;
    asked.push(
      visitors.run({ owner }, work).then(
        () => void done.push(performance.now() - began),
        () => {},
      ),
    );
    await vi.advanceTimersByTimeAsync(1000 / perSecond);
  }
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all(asked);
  return done.toSorted((a, b) => a - b);
}

test.each([
  ['many networks', 2000],
  ['a hundred networks', 100],
  ['five networks', 5],
])('asked for four times what can be done by %s, it does as much, at once', async (_, networks) => {
  const times = await ask(4 * BEST, networks);
  expect(times.length).toBeGreaterThan(SECONDS * BEST);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(700);
});

test('asked for as much as can be done, it refuses nothing', async () => {
  expect(await ask(BEST, 100)).toHaveLength(SECONDS * BEST);
});

test('readers who always ask for the next thing make a crowd, and none of them is refused', async () => {
  const { visitors } = shareWork(() => false, SLOTS);
  const work = () => new Promise((resolve) => setTimeout(resolve, WORK_MS));
  let longest = 0;
  async function read(): Promise<void> {
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
      const began = performance.now();
      await visitors.run({ owner: 'one network' }, work);
      longest = Math.max(longest, performance.now() - began);
    }
  }
  const all = Promise.all(Array.from({ length: 4 * SLOTS }, read));
  await Promise.all([all, vi.advanceTimersByTimeAsync((SECONDS + 1) * 1000)]);
  expect(longest).toBeLessThan(10 * WORK_MS);
});
