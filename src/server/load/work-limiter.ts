import { failure } from '#services/failure.ts';

export type WorkLimiterOptions = {
  /** How many works run at the same time. */
  atOnce: number;
  /** How many of them may be one owner's: fewer, so that one owner never takes every place. */
  atOncePerOwner: number;
  /** How many works may wait, of all together and of one owner. */
  waiting: number;
  waitingPerOwner: number;
  /** After so many milliseconds, waiting work is refused. */
  longestWait: number;
  /** While it returns true, nothing is started or queued. */
  isBusy?: () => boolean;
};

/** The owner of work and its key; equal keys mean the same work, null that it cannot be shared. */
export type WorkOf = { owner: string; key?: string | null };

export type WorkLimiter = {
  /**
   * Runs `work` when it is its owner's turn. Rejects with a refusal (503) where it cannot wait.
   */
  run<T>(of: WorkOf, work: () => Promise<T>): Promise<T>;
  /**
   * Adds `owner` to the owners waiting for the work under `key`, which begins at the first one's
   * turn.
   */
  waitToo(of: WorkOf): void;
  /** Starts the waiting work under `key` at once: the caller has a place already. */
  startNow(key: string): void;
  stats(): { running: number; waiting: number };
};

type Waiting = {
  key: string | null;
  owners: Set<string>;
  /** Starts the work in the place of this owner, or of the one who calls `startNow`. */
  begin: (owner: string | null) => void;
  refuse: () => void;
};

/** Returns the refusal of work beyond the limit: it can be requested again in a moment. */
export const overloaded = () =>
  failure(503, 'overloaded', 'We are very busy. Please try again in a moment.', { retryAfter: 5 });

/**
 * Creates a limit of concurrent work with a queue per owner: owners take turns, one work each, so
 * that an owner with many requests delays only itself. Refusals hit the longest queue.
 */
export function createWorkLimiter(options: WorkLimiterOptions): WorkLimiter {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  const byKey = new Map<string, Waiting>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  function run<T>({ owner, key = null }: WorkOf, work: () => Promise<T>): Promise<T> {
    if (options.isBusy?.()) return Promise.reject(overloaded());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const asked: Waiting = {
      key,
      owners: new Set(),
      begin: (place) => {
        clearTimeout(timer);
        take(place);
        Promise.try(work)
          .then(resolve, reject)
          .finally(() => leave(place));
      },
      refuse: () => {
        clearTimeout(timer);
        reject(overloaded());
      },
    };
    const timer = setTimeout(() => giveUp(asked), options.longestWait);
    if (key !== null) byKey.set(key, asked);
    stand(owner, asked);
    return promise;
  }

  function stand(owner: string, asked: Waiting): void {
    const line = lines.get(owner) ?? [];
    if (line.length === 0) lines.set(owner, line);
    line.push(asked);
    asked.owners.add(owner);
    waiting += 1;
    callNext();
    if (!asked.owners.has(owner)) return;
    if (line.length > options.waitingPerOwner) stepOut(owner, asked);
    else if (waiting > options.waiting) shortenLongestLine(owner, asked);
  }

  /** Takes one work out of one queue; refuses it when it is in none any more. */
  function stepOut(owner: string, asked: Waiting): void {
    removeFrom(owner, asked);
    if (asked.owners.size > 0) return;
    forgetKey(asked);
    asked.refuse();
  }

  function removeFrom(owner: string, asked: Waiting): void {
    const line = lines.get(owner) ?? [];
    const at = line.indexOf(asked);
    if (at >= 0) line.splice(at, 1);
    if (line.length === 0) lines.delete(owner);
    asked.owners.delete(owner);
    waiting -= 1;
  }

  /**
   * Refuses the last in the longest queue, or the newcomer where no queue is longer than its own.
   */
  function shortenLongestLine(newcomer: string, asked: Waiting): void {
    const lengthOf = (owner: string) => lines.get(owner)?.length ?? 0;
    const longest = [...lines.keys()].reduce((most, owner) =>
      lengthOf(owner) > lengthOf(most) ? owner : most,
    );
    const last = lines.get(longest)?.at(-1);
    if (last === undefined || lengthOf(longest) <= lengthOf(newcomer)) stepOut(newcomer, asked);
    else stepOut(longest, last);
  }

  function giveUp(asked: Waiting): void {
    for (const owner of [...asked.owners]) stepOut(owner, asked);
  }

  function forgetKey(asked: Waiting): void {
    if (asked.key !== null && byKey.get(asked.key) === asked) byKey.delete(asked.key);
  }

  function callNext(): void {
    while (running < options.atOnce) {
      const turn = [...lines.keys()].find(
        (owner) => (runningOf.get(owner) ?? 0) < options.atOncePerOwner,
      );
      const line = turn === undefined ? undefined : lines.get(turn);
      const [asked] = line ?? [];
      if (turn === undefined || line === undefined || asked === undefined) return;
      lines.delete(turn);
      lines.set(turn, line);
      begin(asked, turn);
    }
  }

  function begin(asked: Waiting, place: string | null): void {
    for (const owner of [...asked.owners]) removeFrom(owner, asked);
    forgetKey(asked);
    asked.begin(place);
  }

  function take(place: string | null): void {
    if (place === null) return;
    running += 1;
    runningOf.set(place, (runningOf.get(place) ?? 0) + 1);
  }

  function leave(place: string | null): void {
    if (place === null) return;
    running -= 1;
    const left = (runningOf.get(place) ?? 1) - 1;
    if (left > 0) runningOf.set(place, left);
    else runningOf.delete(place);
    callNext();
  }

  return {
    run,
    waitToo({ owner, key }) {
      const asked = key ? byKey.get(key) : undefined;
      if (asked && !asked.owners.has(owner)) stand(owner, asked);
    },
    startNow(key) {
      const asked = byKey.get(key);
      if (asked) begin(asked, null);
    },
    stats: () => ({ running, waiting }),
  };
}
