const SHORTEST_MS = 250;
const LONGEST_MS = 30_000;
const LONG_LIFE_MS = 60_000;

/**
 * Returns how many milliseconds to wait before a worker that died is replaced: twice as long as the
 * `last` time where it died within a minute of its start, up to half a minute.
 */
export function restartPause(last: number, livedMs: number): number {
  if (livedMs >= LONG_LIFE_MS) return SHORTEST_MS;
  return Math.min(Math.max(2 * last, SHORTEST_MS), LONGEST_MS);
}
