import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withHashLock } from './keyed-mutex.ts';
import { createSemaphore } from './semaphore.ts';

test('the weights under way never exceed the room, and everything gets its turn in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }),
      async (weights) => {
        const slots = createSemaphore(2);
        const started: number[] = [];
        let under = 0;
        let most = 0;
        await Promise.allSettled(
          weights.map((weight, index) =>
            slots(weight, async () => {
              started.push(index);
              under += Math.min(weight, 2);
              most = Math.max(most, under);
              await sleep(0);
              under -= Math.min(weight, 2);
              if (index % 3 === 0) throw new Error('a failed task gives its place back too');
            }),
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
