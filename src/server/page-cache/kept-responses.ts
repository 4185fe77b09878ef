import { LRUCache } from 'lru-cache';
import { endOfTags } from '#domain/cache-tags.ts';
import type { PackedResponse } from './packed-response.ts';

/** A response larger than this share of the memory is not kept. */
const LARGEST_SHARE = 8;
/** This share of the memory is never taken from responses that nobody has asked for again yet. */
const NEW_SHARE = 4;

/**
 * Creates the memory of responses, within a limit of bytes. The least recently used is removed first, of
 * those that nobody has asked for again while these take more than a quarter: whoever asks for ever new
 * addresses does not push out the pages that everybody sees. Nothing is kept for longer than `mostMs`.
 */
export function createKeptResponses(maxBytes: number, mostMs = Number.POSITIVE_INFINITY) {
  const tagged = createTagIndex();
  const createPart = (other: () => LRUCache<string, PackedResponse>) =>
    new LRUCache<string, PackedResponse>({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / LARGEST_SHARE)),
      sizeCalculation: (response, key) => response.size + 2 * key.length,
      dispose: (response, key) => {
        if (!other().has(key)) tagged.remove(key, response.tags);
      },
    });
  const unasked = createPart(() => askedAgain);
  const askedAgain = createPart(() => unasked);
  const bytes = () => unasked.calculatedSize + askedAgain.calculatedSize;

  function makeRoom(): void {
    while (bytes() > maxBytes) {
      const isMuchNew = unasked.calculatedSize > maxBytes / NEW_SHARE || askedAgain.size === 0;
      (isMuchNew ? unasked : askedAgain).pop();
    }
  }

  function find(key: string): PackedResponse | undefined {
    const known = askedAgain.get(key);
    if (known !== undefined) return known;
    const response = unasked.get(key);
    if (response === undefined) return;
    const ttl = unasked.getRemainingTTL(key);
    askedAgain.set(key, response, Number.isFinite(ttl) ? { ttl } : {});
    unasked.delete(key);
    makeRoom();
    return response;
  }

  /** Keeps a response until its tags end, if there is room for it. */
  function add(key: string, response: PackedResponse): void {
    const left = Math.min(mostMs, endOfTags(response.tags) - Date.now());
    if (left < 1) return;
    askedAgain.delete(key);
    unasked.set(key, response, Number.isFinite(left) ? { ttl: Math.ceil(left) } : {});
    if (!unasked.has(key)) return;
    tagged.add(key, response.tags);
    makeRoom();
  }

  /** Removes the responses with one of the tags, and hands each to `to`; returns how many. */
  function drop(
    tags: Iterable<string>,
    to?: (key: string, response: PackedResponse) => void,
  ): number {
    let dropped = 0;
    for (const key of tagged.keysOf(tags)) {
      const response = unasked.peek(key) ?? askedAgain.peek(key);
      if (!remove(key)) continue;
      dropped += 1;
      if (response !== undefined) to?.(key, response);
    }
    return dropped;
  }

  const remove = (key: string) => unasked.delete(key) || askedAgain.delete(key);

  function clear(): void {
    unasked.clear();
    askedAgain.clear();
  }

  return {
    find,
    add,
    drop,
    remove,
    clear,
    stats: () => ({
      entries: unasked.size + askedAgain.size,
      bytes: bytes(),
      tags: tagged.size(),
    }),
  };
}

/** Most tags are of one response: these have no set. */
type Keys = string | Set<string>;

/**
 * Creates an index of which keys have which tags; reading either way costs only as much as the keys
 * concerned.
 */
export function createTagIndex() {
  const keysByTag = new Map<string, Keys>();

  return {
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys === undefined) keysByTag.set(tag, key);
        else if (typeof keys !== 'string') keys.add(key);
        else if (keys !== key) keysByTag.set(tag, new Set([keys, key]));
      }
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys === key) keysByTag.delete(tag);
        else if (typeof keys === 'object' && keys.delete(key) && keys.size === 0) {
          keysByTag.delete(tag);
        }
      }
    },
    /**
     * Returns every key with at least one of the tags, as a copy, so that keys may be removed
     * meanwhile.
     */
    keysOf(tags: Iterable<string>): Set<string> {
      const found = new Set<string>();
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (typeof keys === 'string') found.add(keys);
        else for (const key of keys ?? []) found.add(key);
      }
      return found;
    },
    /** Returns how many tags are in use. */
    size: () => keysByTag.size,
  };
}
