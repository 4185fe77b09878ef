import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSemaphore, withHashLock } from './concurrency.ts';

test('pictures under way never weigh more than two, and each has its turn in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 20 }),
      async (weights) => {
        const started: number[] = [];
        let under = 0;
        let most = 0;
        await Promise.allSettled(
          weights.map((weight, index) =>
            pictureSemaphore.runExclusive(async () => {
              started.push(index);
              under += weight;
              most = Math.max(most, under);
              await sleep(0);
              under -= weight;
              if (index % 3 === 0) throw new Error('a failed task gives its slot back too');
            }, weight),
          ),
        );
        expect(most).toBeLessThanOrEqual(2);
        expect(started).toEqual(weights.map((_, index) => index));
      },
    ),
    { numRuns: 30 },
  );
});

test('work on one hash is done one after the other, on others at the same time', async () => {
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await sleep(5);
    log.push(`${name} ends`);
    if (name === 'first') throw new Error('refused');
  };
  const results = await Promise.allSettled([
    withHashLock('a', task('first')),
    withHashLock('a', task('second')),
    withHashLock('b', task('other')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
});
