import { LRUCache } from 'lru-cache';
import { said } from '#languages/said.ts';
import { type Failure, failure } from '#services/failure.ts';

/** How much each end of work counts: the mean is of the last five or so. */
const WEIGHT = 0.2;

type Pace = {
  /** To be called where work begins while none runs. */
  begin(now: number): void;
  /** To be called where work ends. */
  end(now: number): void;
  /** Milliseconds from one end of work to the next, or since the last one where that is longer. */
  at(now: number): number;
};

/** Measures how fast work is done, whatever runs side by side. Times are in milliseconds. */
function createPace(): Pace {
  let mean: number | null = null;
  let last = 0;
  return {
    begin(now) {
      last = now;
    },
    end(now) {
      mean = mean === null ? now - last : mean + WEIGHT * (now - last - mean);
      last = now;
    },
    at: (now) => Math.max(mean ?? 0, now - last),
  };
}

export type WorkLimiterOptions = {
  /** How many works run at the same time. */
  atOnce: number;
  /** How many of them may be one owner's: fewer, so that one owner never takes every slot. */
  atOncePerOwner: number;
  /** How many works may wait, of all together and of one owner. */
  waiting: number;
  waitingPerOwner: number;
  /** After so many milliseconds, waiting work is refused. */
  longestWait: number;
  /**
   * Where more is asked for than can be done: while all who wait would not be served within `after`
   * milliseconds, at the pace of the last works, the newest work of an owner goes first, and makes room
   * last, and owners whose newest has waited for `quick` milliseconds come after the others. First come,
   * first served would serve nobody before he has waited almost too long.
   */
  whenOverloaded?: { after: number; quick: number };
  /** While it returns true, nothing is started or queued. */
  isBusy?: () => boolean;
};

/** The owner of work and its key; equal keys mean the same work, null that it cannot be shared. */
export type WorkOf = {
  owner: string;
  key?: string | null;
  /** Whether nobody waits for it any more. Where all who asked are gone, the work is not begun. */
  isGone?: () => boolean;
};

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
  /** Starts the waiting work under `key` at once: the caller has a slot already. */
  startNow(key: string): void;
  /** What runs and waits now, and how much has been refused since the start. */
  stats(): { running: number; waiting: number; refused: number };
};

type Waiting = {
  key: string | null;
  /** When it began to wait, in milliseconds of `performance.now()`. */
  since: number;
  askers: (() => boolean)[];
  owners: Set<string>;
  /** Starts the work in the slot of this owner, or of the one who calls `startNow`. */
  begin: (owner: string | null) => void;
  refuse: () => void;
};

/** What an owner would begin, and the number of its last turn: 0 where it had none. */
type Turn = { owner: string; asked: Waiting; last: number };

const sooner = (first: Turn | null, second: Turn) =>
  first === null || second.last < first.last ? second : first;

/** Returns the refusal of work beyond the limit: it can be requested again in a moment. */
export const overloaded = () => failure(503, 'overloaded', said('veryBusy'), { retryAfter: 5 });

/** How many owners' last turns are remembered; one of a forgotten owner counts as long ago. */
const MOST_TURNS = 10_000;

/**
 * Creates a limit of concurrent work with a queue per owner: owners take turns, one work each, so
 * that an owner with many requests delays only itself, and one that had no turn yet comes before all
 * that had. Refusals hit the longest queue.
 */
export function createWorkLimiter(options: WorkLimiterOptions): WorkLimiter {
  const lines = new Map<string, Waiting[]>();
  /** The number of each owner's last turn. */
  const lastTurns = new LRUCache<string, number>({ max: MOST_TURNS });
  let turns = 0;
  const byKey = new Map<string, Waiting>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  let refused = 0;
  const pace = createPace();

  function refusal(): Failure {
    refused += 1;
    return overloaded();
  }

  function isOverloaded(now: number): boolean {
    const { whenOverloaded } = options;
    return whenOverloaded !== undefined && waiting * pace.at(now) >= whenOverloaded.after;
  }

  function run<T>({ owner, key = null, isGone }: WorkOf, work: () => Promise<T>): Promise<T> {
    if (options.isBusy?.()) return Promise.reject(refusal());
    const since = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const asked: Waiting = {
      key,
      since,
      askers: [isGone ?? (() => false)],
      owners: new Set(),
      begin: (holder) => {
        clearTimeout(timer);
        take(holder);
        Promise.try(work)
          .then(resolve, reject)
          .finally(() => leave(holder));
      },
      refuse: () => {
        clearTimeout(timer);
        reject(refusal());
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
    if (line.length > options.waitingPerOwner) shorten(owner);
    else if (waiting > options.waiting) shortenLongestLine(owner);
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

  /** Refuses one in an owner's line. */
  function shorten(owner: string): void {
    const refusedFirst = lines.get(owner)?.at(isOverloaded(performance.now()) ? 0 : -1);
    if (refusedFirst !== undefined) stepOut(owner, refusedFirst);
  }

  /** Refuses one in the longest line, or in the newcomer's where no line is longer than that. */
  function shortenLongestLine(newcomer: string): void {
    const lengthOf = (owner: string) => lines.get(owner)?.length ?? 0;
    const longest = [...lines.keys()].reduce((most, owner) =>
      lengthOf(owner) > lengthOf(most) ? owner : most,
    );
    shorten(lengthOf(longest) > lengthOf(newcomer) ? longest : newcomer);
  }

  function giveUp(asked: Waiting): void {
    for (const owner of [...asked.owners]) stepOut(owner, asked);
  }

  function forgetKey(asked: Waiting): void {
    if (asked.key !== null && byKey.get(asked.key) === asked) byKey.delete(asked.key);
  }

  function callNext(): void {
    while (running < options.atOnce) {
      const next = nextTurn(performance.now());
      if (next === null) return;
      const { owner, asked } = next;
      if (asked.askers.every((isGone) => isGone())) {
        giveUp(asked);
        continue;
      }
      turns += 1;
      lastTurns.set(owner, turns);
      begin(asked, owner);
    }
  }

  /** Whose turn it is, and for what; null where nobody waits who may have another slot. */
  function nextTurn(now: number): Turn | null {
    const quick = isOverloaded(now) ? (options.whenOverloaded?.quick ?? null) : null;
    let next: Turn | null = null;
    let late: Turn | null = null;
    for (const [owner, line] of lines) {
      if ((runningOf.get(owner) ?? 0) >= options.atOncePerOwner) continue;
      const asked = line.at(quick === null ? 0 : -1);
      if (asked === undefined) continue;
      const turn = { owner, asked, last: lastTurns.peek(owner) ?? 0 };
      if (quick === null || now - asked.since < quick) next = sooner(next, turn);
      else late = sooner(late, turn);
    }
    return next ?? late;
  }

  function begin(asked: Waiting, holder: string | null): void {
    for (const owner of [...asked.owners]) removeFrom(owner, asked);
    forgetKey(asked);
    asked.begin(holder);
  }

  function take(holder: string | null): void {
    if (holder === null) return;
    if (running === 0) pace.begin(performance.now());
    running += 1;
    runningOf.set(holder, (runningOf.get(holder) ?? 0) + 1);
  }

  function leave(holder: string | null): void {
    if (holder === null) return;
    pace.end(performance.now());
    running -= 1;
    const left = (runningOf.get(holder) ?? 1) - 1;
    if (left > 0) runningOf.set(holder, left);
    else runningOf.delete(holder);
    callNext();
  }

  return {
    run,
    waitToo({ owner, key, isGone }) {
      const asked = key ? byKey.get(key) : undefined;
      if (!asked) return;
      if (isGone) asked.askers.push(isGone);
      if (!asked.owners.has(owner)) stand(owner, asked);
    },
    startNow(key) {
      const asked = byKey.get(key);
      if (asked) begin(asked, null);
    },
    stats: () => ({ running, waiting, refused }),
  };
}
