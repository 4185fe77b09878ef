import { setTimeout as wait } from 'node:timers/promises';
import { ReadinessCheck } from '#contracts/calls/operation/health.ts';
import { type Said, toAdmins } from '#languages/said.ts';

/** Returns what is in the way, in words without secrets, or null. */
export type CheckReadiness = () => Promise<string | null>;

export type ReadinessChecks = Record<Exclude<ReadinessCheck, 'draining'>, CheckReadiness>;

export type Readiness = {
  /** What is in the way of requests, by check, but for those in `exclude`; empty where nothing is. */
  failing: (exclude?: readonly ReadinessCheck[]) => Promise<Partial<Record<ReadinessCheck, Said>>>;
  /** From now on answers that this process takes no more requests. */
  drain: () => void;
  isDraining: () => boolean;
};

const LONGEST_CHECK_MS = 2000;
/** Anyone may ask, as often as they like. */
const SHARED_FOR_MS = 1000;

/** Creates what tells whether a process should be sent requests. Checks are shared for a second. */
export function createReadiness(checks: ReadinessChecks): Readiness {
  const shared = new Map<string, { at: number; result: Promise<string | null> }>();
  let draining = false;

  function check(name: ReadinessCheck): Promise<string | null> {
    if (name === 'draining') return Promise.resolve(draining ? 'the process is stopping' : null);
    const now = performance.now();
    const before = shared.get(name);
    if (before !== undefined && now - before.at < SHARED_FOR_MS) return before.result;
    const result = inTime(name, checks[name]);
    shared.set(name, { at: now, result });
    return result;
  }

  return {
    async failing(exclude = []) {
      const names = ReadinessCheck.options.filter((name) => !exclude.includes(name));
      const found = await Promise.all(
        names.map(async (name) => [name, await check(name)] as const),
      );
      return Object.fromEntries(
        found.flatMap(([name, words]) => (words === null ? [] : [[name, toAdmins(words)]])),
      );
    },
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
  };
}

async function inTime(name: ReadinessCheck, check: CheckReadiness): Promise<string | null> {
  const late = wait(LONGEST_CHECK_MS, `${name} did not answer in time`, { ref: false });
  return Promise.race([check().catch(() => `${name} could not be looked at`), late]);
}
