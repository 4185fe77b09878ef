import { expect, test } from 'vitest';
import { restartPause } from './run-workers.ts';

test('who dies again and again is replaced later and later, who lived long at once', () => {
  const pauses: number[] = [];
  let last = 0;
  for (let deaths = 0; deaths < 9; deaths += 1) {
    last = restartPause(last, 1000);
    pauses.push(last);
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(restartPause(30_000, 60_000)).toBe(250);
});
