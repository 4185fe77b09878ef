import { isDatabaseAway } from '#database/postgres/database-away.ts';
import { isFailure } from '#services/failure.ts';
import { overloaded } from '../load/work-limiter.ts';
import { createDropLog, type DropLog, NEVER } from './drop-log.ts';
import { createKeptResponses } from './kept-responses.ts';
import {
  type PackedResponse,
  packResponse,
  packToSend,
  type RawResponse,
} from './packed-response.ts';

/** What edits have dropped takes so much memory beside what is kept: its fourth part. */
const LAST_RESORT_SHARE = 4;
/** What is made while nothing kept may be shown, of a replica, is shown for so long, and takes as much memory. */
const MOMENT_MS = 10_000;

export type ResponseCacheOptions = {
  /**
   * Limit of memory in bytes. 0 caches nothing, yet still makes a response once for all who wait.
   */
  maxBytes: number;
  /** After so many milliseconds, waiting requests are refused. */
  makeTimeout?: number;
  /** Milliseconds since all changes were known: 0 (as by default) while what is kept is true. */
  behindMs?: () => number;
  /** Whether the database is known not to answer, and nothing else makes what it would. */
  isAway?: () => boolean;
  /**
   * For so long, responses that may not be true any more are still found; then only what has been made since, for a
   * moment each.
   */
  staleMs?: number;
};

export type ResponseCacheStats = {
  hits: number;
  misses: number;
  joined: number;
  dropped: number;
  entries: number;
  bytes: number;
  tags: number;
};

export type ResponseCache = {
  find(key: string): PackedResponse | undefined;
  /**
   * Returns the cached response, or the one that `make` makes. However many request one key, it is
   * made once; a rejection reaches all who wait and is not cached. Nobody gets what was read before
   * a drop that concerns it and that came before the request: such a request waits for the next
   * one. Without a key nothing is shared or cached.
   */
  answer(key: string | null, make: Make): Promise<PackedResponse>;
  /**
   * Invalidates the responses with one of the tags; those in the making that turn out to have one
   * are not cached. With `isEdit` they remain a last resort, for `staleMs`: where they cannot be made
   * again while the database is away, they are sent, and neither kept again nor part of what is kept.
   * Without it nothing remains of them.
   */
  drop(tags: Iterable<string>, isEdit?: boolean): void;
  /** Invalidates everything; responses in the making are not cached. */
  clear(): void;
  /** Seconds since the cached responses were known to be true: 0 while they are. */
  age(): number;
  stats(): ResponseCacheStats;
};

/** Makes a response, and tells of its progress as it goes. */
export type Make = (progress: MakeProgress) => Promise<RawResponse>;

export type MakeProgress = {
  /** The tags of what has been read so far, for `make` to add to as soon as it knows them. */
  tags: Set<string>;
  /** To be called before the first read, where `make` waits for something else before. */
  begins(): void;
};

/** A response in the making; `since` remembers the drops since it began to read. */
type Making = { tags: Set<string>; since: DropLog };

/** A made response, and the number of the drop from which on it is out of date. */
type Made = { packed: PackedResponse; trueUntil: number };

/** Creates a cache of whole responses in this process's memory, within a limit. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const isKeeping = options.maxBytes > 0;
  const { behindMs = () => 0, isAway = () => false, staleMs = 0 } = options;
  const kept = createKeptResponses(options.maxBytes);
  const lastResort = createKeptResponses(options.maxBytes / LAST_RESORT_SHARE, staleMs);
  const momentary = createKeptResponses(
    options.maxBytes / LAST_RESORT_SHARE,
    Math.min(MOMENT_MS, staleMs),
  );
  const isTooOld = () => behindMs() > staleMs;
  /** The newest one of each key, which others may join. */
  const joinable = new Map<string, { making: Making; made: Promise<Made> }>();
  /** All that are still running, joined or not, which a drop must reach. */
  const running = new Set<Making>();
  const counts = { hits: 0, misses: 0, joined: 0, dropped: 0 };
  let drops = 0;

  function find(key: string): PackedResponse | undefined {
    const found = isTooOld()
      ? momentary.find(key)
      : (kept.find(key) ?? (isAway() ? findLast(key) : undefined));
    if (found) counts.hits += 1;
    return found;
  }

  async function answer(key: string | null, make: Make): Promise<PackedResponse> {
    if (key === null) {
      counts.misses += 1;
      // Started later, as with a key: the caller may need its promise while making.
      const alone = Promise.resolve({ tags: new Set<string>(), begins() {} });
      return packResponse({ ...(await alone.then(make)), keep: false }, false);
    }
    const asked = drops;
    for (;;) {
      const found = find(key);
      if (found) return found;
      const current = joinable.get(key);
      // What it has read is out of date by now: this request and the later ones get a new one.
      if (current === undefined || isOutOfDate(current.making)) break;
      counts.joined += 1;
      const joined = await join(current, asked);
      if (joined) return joined;
    }
    counts.misses += 1;
    return (await begin(key, make)).packed;
  }

  const isOutOfDate = ({ since, tags }: Making) => since.firstOf(tags) !== NEVER;

  /**
   * Returns what others are waiting for, or null where it turns out to be older than a drop before
   * the request. What a failure would have shown is not known: any drop can have ended it.
   */
  async function join(
    { making, made }: { making: Making; made: Promise<Made> },
    asked: number,
  ): Promise<PackedResponse | null> {
    try {
      const { packed, trueUntil } = await made;
      return asked < trueUntil ? packed : null;
    } catch (error) {
      const isBusy = isFailure(error) && error.status === 503;
      if (isBusy || asked < making.since.first()) throw error;
      return null;
    }
  }

  function begin(key: string, make: Make): Promise<Made> {
    const making: Making = { tags: new Set(), since: createDropLog() };
    const made = finish(key, make, making);
    running.add(making);
    joinable.set(key, { making, made });
    return made;
  }

  async function finish(key: string, make: Make, making: Making): Promise<Made> {
    const begins = () => {
      making.since = createDropLog();
    };
    try {
      const packed = await within(
        options.makeTimeout ?? 20_000,
        Promise.resolve({ tags: making.tags, begins })
          .then(make)
          .then((raw) => (raw.isAway && findLast(key)) || packToSend(raw, isKeeping))
          .catch((error) => {
            const last = isDatabaseAway(error) ? findLast(key) : undefined;
            if (last === undefined) throw error;
            return last;
          }),
      );
      const { since } = making;
      const trueUntil = packed.cacheable ? since.firstOf(packed.tags) : since.first();
      if (isKeeping && packed.cacheable && trueUntil === NEVER) {
        lastResort.remove(key);
        (isTooOld() ? momentary : kept).add(key, packed);
      }
      return { packed, trueUntil };
    } finally {
      running.delete(making);
      if (joinable.get(key)?.making === making) joinable.delete(key);
    }
  }

  /** What an edit has dropped is found while the database does not answer, and at no other time. */
  function findLast(key: string): PackedResponse | undefined {
    const behind = behindMs();
    return behind > 0 && behind <= staleMs ? lastResort.find(key) : undefined;
  }

  const addLast = (key: string, response: PackedResponse) =>
    lastResort.add(key, { ...response, cacheable: false });

  function drop(tags: Iterable<string>, isEdit = false): void {
    const dropped = [...tags];
    if (dropped.length === 0) return;
    drops += 1;
    for (const { since } of running) since.add(drops, dropped);
    if (!isEdit) lastResort.drop(dropped);
    momentary.drop(dropped);
    counts.dropped += kept.drop(dropped, isEdit && staleMs > 0 ? addLast : undefined);
  }

  function clear(): void {
    drops += 1;
    for (const { since } of running) since.clear(drops);
    counts.dropped += kept.stats().entries;
    for (const each of [kept, lastResort, momentary]) each.clear();
  }

  return {
    find,
    answer,
    drop,
    clear,
    age: () => Math.ceil(behindMs() / 1000),
    stats: () => ({ ...counts, ...kept.stats() }),
  };
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(overloaded()), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
