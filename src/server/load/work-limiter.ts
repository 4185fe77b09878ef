import { failure } from '#services/failure.ts';

export type WorkLimiterOptions = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works of one owner among them: fewer, so that nobody ever finds every place taken by another. */
  atOncePerOwner: number;
  /** Works that may wait, of everybody together and of one owner. */
  waiting: number;
  waitingPerOwner: number;
  /** After so many milliseconds, whoever still waits is told to come back. */
  longestWait: number;
  /** While it says so, nothing new is begun or waits. */
  isBusy?: () => boolean;
};

/** Whose work it is, and the key by which others who want the same thing find it, if they can. */
export type WorkOf = { owner: string; key?: string | null };

export type WorkLimiter = {
  /** Runs `work` when it is its owner's turn. Rejects with a refusal (503) where it cannot wait. */
  run<T>(of: WorkOf, work: () => Promise<T>): Promise<T>;
  /** What waits under `key` waits for `owner` as well, and begins when either has its turn. */
  waitToo(of: WorkOf): void;
  /** Begins at once what waits under `key`: who asks has a place already, and waits for it there. */
  startNow(key: string): void;
  stats(): { running: number; waiting: number };
};

type Waiting = {
  key: string | null;
  owners: Set<string>;
  /** Begins it in the place of this owner, or in that of whoever hurries it. */
  begin: (owner: string | null) => void;
  refuse: () => void;
};

/** The refusal of work there is no room for: it can be asked for again in a moment. */
export const overloaded = () =>
  failure(503, 'overloaded', 'We are very busy. Please try again in a moment.', { retryAfter: 5 });

/**
 * A bound on work, and a line of those who wait for each owner: owners take turns, one work each, so
 * that who asks for much waits for himself. Who asks for too much is refused, not the others.
 */
export function createWorkLimiter(options: WorkLimiterOptions): WorkLimiter {
  /** In the order in which they have their turns. */
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

  /** Takes one work out of one line; in none any more, it is refused. */
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

  /** Room for a newcomer is made by the last in the longest line; where none is longer, there is none. */
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
