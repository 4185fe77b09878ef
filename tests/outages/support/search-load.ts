import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadShot, Outcome } from './search-process.ts';

export type LoadResult = {
  /** How many answers there were by status; 0 where the connection failed. */
  statuses: Record<number, number>;
  /** Answers with 200, each second. */
  goodPerSecond: number;
  /** Of the answers with 200, in milliseconds. */
  median: number;
  slowest: number;
};

/** Asks for searches that nobody asked for before, in a process of its own. */
export async function fireSearches(shot: LoadShot): Promise<LoadResult> {
  const file = fileURLToPath(new URL('./search-process.ts', import.meta.url));
  const child = fork(file, { env: { PATH: process.env.PATH ?? '' } });
  child.send(shot);
  const [{ statuses, times }] = (await once(child, 'message')) as [Outcome];
  child.kill();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    statuses,
    goodPerSecond: times.length / shot.seconds,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slowest: sorted.at(-1) ?? Number.NaN,
  };
}
