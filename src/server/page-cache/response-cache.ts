import { LRUCache } from 'lru-cache';
import { overloaded } from '../load/work-limiter.ts';
import { type PackedResponse, packResponse, type RawResponse } from './packed-response.ts';
import { createTagIndex } from './tag-index.ts';

export type ResponseCacheOptions = {
  /**
   * Limit of memory in bytes. 0 caches nothing, yet still makes a response once for all who wait.
   */
  maxBytes: number;
  /** After so many milliseconds, waiting requests are refused. */
  makeTimeout?: number;
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
  /** Returns the cached response, if there is one. */
  find(key: string): PackedResponse | undefined;
  /**
   * Returns the cached response, or the one that `make` makes. However many request one key, it is
   * made once; a rejection reaches all who wait and is not cached. Without a key nothing is shared
   * or cached.
   */
  answer(key: string | null, make: () => Promise<RawResponse>): Promise<PackedResponse>;
  /**
   * Invalidates the responses with one of the tags; those in the making that turn out to have one
   * are not cached.
   */
  drop(tags: Iterable<string>): void;
  /** Invalidates everything; responses in the making are not cached. */
  clear(): void;
  stats(): ResponseCacheStats;
};

/** A response in the making. `epoch` counts the invalidations before it began. */
type Making = { epoch: number; droppedSince: Set<string>; clearedSince: boolean };
type Kept = { answer: PackedResponse; epoch: number };

/** A response larger than this share of the memory is not cached. */
const LARGEST_SHARE = 8;

/**
 * Creates a cache of whole responses in this process's memory, within a limit; the least recently
 * used is removed first.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const tagged = createTagIndex();
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, options.maxBytes),
    maxEntrySize: Math.max(1, Math.floor(options.maxBytes / LARGEST_SHARE)),
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    dispose: ({ answer }, key) => tagged.remove(key, answer.tags),
  });
  /** The newest one of each key, which others may join. */
  const joinable = new Map<string, { making: Making; answer: Promise<PackedResponse> }>();
  /** All that are still running, joined or not, which an invalidation must reach. */
  const running = new Set<Making>();
  const counts = { hits: 0, misses: 0, joined: 0, dropped: 0 };
  let epoch = 0;

  function find(key: string): PackedResponse | undefined {
    const found = kept.get(key);
    if (found) counts.hits += 1;
    return found?.answer;
  }

  async function answer(
    key: string | null,
    make: () => Promise<RawResponse>,
  ): Promise<PackedResponse> {
    if (key === null) {
      counts.misses += 1;
      // Started later, as with a key: the caller may need its promise while making.
      return packResponse({ ...(await Promise.resolve().then(make)), keep: false });
    }
    const found = find(key);
    if (found) return found;

    const current = joinable.get(key);
    // A response begun before an invalidation may be out of date: later requests wait for a new
    // one.
    if (current?.making.epoch === epoch) {
      counts.joined += 1;
      return current.answer;
    }
    counts.misses += 1;
    return begin(key, make);
  }

  function begin(key: string, make: () => Promise<RawResponse>): Promise<PackedResponse> {
    const making: Making = { epoch, droppedSince: new Set(), clearedSince: false };
    const answer = finish(key, make, making);
    running.add(making);
    joinable.set(key, { making, answer });
    return answer;
  }

  async function finish(
    key: string,
    make: () => Promise<RawResponse>,
    making: Making,
  ): Promise<PackedResponse> {
    try {
      const packed = await within(
        options.makeTimeout ?? 20_000,
        Promise.resolve().then(make).then(packResponse),
      );
      if (packed.cacheable && isStillTrue(making, packed)) keep(key, packed, making.epoch);
      return packed;
    } finally {
      running.delete(making);
      if (joinable.get(key)?.making === making) joinable.delete(key);
    }
  }

  function isStillTrue(making: Making, packed: PackedResponse): boolean {
    return !making.clearedSince && !packed.tags.some((tag) => making.droppedSince.has(tag));
  }

  function keep(key: string, packed: PackedResponse, begun: number): void {
    const present = kept.peek(key);
    if (present && present.epoch > begun) return;
    kept.set(key, { answer: packed, epoch: begun });
    if (kept.has(key)) tagged.add(key, packed.tags);
  }

  function drop(tags: Iterable<string>): void {
    const dropped = [...tags];
    if (dropped.length === 0) return;
    epoch += 1;
    for (const making of running) for (const tag of dropped) making.droppedSince.add(tag);
    for (const key of tagged.keysOf(dropped)) {
      if (kept.delete(key)) counts.dropped += 1;
    }
  }

  function clear(): void {
    epoch += 1;
    for (const making of running) making.clearedSince = true;
    counts.dropped += kept.size;
    kept.clear();
  }

  return {
    find,
    answer,
    drop,
    clear,
    stats: () => ({
      ...counts,
      entries: kept.size,
      bytes: kept.calculatedSize,
      tags: tagged.size(),
    }),
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
