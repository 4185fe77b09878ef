import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('however many ask, each check is made once a second at most', async () => {
  const fine = async () => null;
  const database = vi.fn(fine);
  const readiness = createReadiness({ database, migrations: fine, store: fine });
  for (let asked = 0; asked < 5; asked += 1) expect(await readiness.failing()).toEqual({});
  expect(database).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await readiness.failing();
  expect(database).toHaveBeenCalledTimes(2);
});

test('a check that fails or says nothing is told without its cause', async () => {
  const readiness = createReadiness({
    database: async () => {
      throw new Error('password authentication failed for user "dhow"');
    },
    migrations: () => new Promise(() => {}),
    store: async () => null,
  });
  const failing = readiness.failing();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failing).toEqual({
    database: 'database could not be looked at',
    migrations: 'migrations did not answer in time',
  });
});
