import { expect, it, onTestFinished } from 'vitest';
import { followClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;

/** A database whose clock is so far ahead of this machine's. */
async function databaseAhead(ms: number) {
  const told: string[] = [];
  const ask = async () => ({ rows: [{ at: Date.now() + ms }] });
  const clock = await followClock(ask, (line) => void told.push(line));
  onTestFinished(clock.stop);
  return { told, apart: () => clock.now().getTime() - Date.now() };
}

it('is this machine’s where they agree to two seconds', async () => {
  for (const ms of [0, 1500, -1500]) {
    const { told, apart } = await databaseAhead(ms);
    expect([apart(), told]).toEqual([expect.closeTo(0, -2), []]);
  }
});

it('is the database’s where they do not, which is told once', async () => {
  for (const [ms, way] of [
    [HOUR_MS, '3600 s behind'],
    [-HOUR_MS, '3600 s ahead of'],
  ] as const) {
    const { told, apart } = await databaseAhead(ms);
    expect(Math.round(apart() / 10_000)).toBe(Math.round(ms / 10_000));
    expect(told).toEqual([expect.stringContaining(`clock is ${way}`)]);
  }
});
