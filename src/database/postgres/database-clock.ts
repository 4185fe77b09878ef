import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from '../queries/change-log.ts';

/** Clocks that agree to so much are taken to be right. */
const APART_MS = 2_000;
/** What took longer to ask tells too little. */
const LONGEST_ASK_MS = 1_000;
const ASK_EVERY_MS = 10_000;

export type DatabaseClock = {
  /** This machine's time, or the database's where they are more than two seconds apart. */
  now: () => Date;
  stop: () => void;
};

/**
 * Follows the database's clock, by which all processes agree on what is due, and on how long a link is good: machines
 * are set wrongly, and set right while they run. `tell` hears how far they are apart, once each time that they
 * come apart.
 */
export async function followClock(ask: Ask, tell: (line: string) => void): Promise<DatabaseClock> {
  const stopped = new AbortController();
  /** What to add to a clock that nobody sets. */
  let beyondSteady: number | null = null;
  let isApart = false;

  const now = () => {
    const own = Date.now();
    if (beyondSteady === null) return new Date(own);
    const shared = beyondSteady + performance.now();
    return new Date(Math.abs(own - shared) < APART_MS ? own : shared);
  };

  async function look(): Promise<void> {
    const before = performance.now();
    const { rows } = await ask(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
    );
    const after = performance.now();
    if (after - before > LONGEST_ASK_MS) return;
    beyondSteady = (rows[0] as { at: number }).at - (before + after) / 2;
    const ahead = Date.now() - beyondSteady - performance.now();
    const wasApart = isApart;
    isApart = Math.abs(ahead) >= APART_MS;
    if (isApart && !wasApart) {
      const where = `${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's`;
      tell(`this machine's clock is ${where}, which is used; set one of them right`);
    }
  }

  async function goOn(): Promise<void> {
    const { signal } = stopped;
    while (!signal.aborted) {
      await wait(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
      // While the database is away, what was known of it holds.
      if (!signal.aborted) await look().catch(() => {});
    }
  }

  await look();
  void goOn();
  return { now, stop: () => stopped.abort() };
}
