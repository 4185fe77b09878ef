import { LRUCache } from 'lru-cache';
import { endOfTags } from '#domain/cache-tags.ts';
import type { PackedResponse } from './packed-response.ts';
import { createTagIndex } from './tag-index.ts';

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

  /** Returns the response under a key. */
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
