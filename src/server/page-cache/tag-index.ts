import { readChange, readTag, type TagRange, touches } from '#domain/tag-range.ts';

/** Most tags are of one response: these have no set. */
type Keys = string | Set<string>;

/**
 * Creates an index of which keys have which tags; reading either way costs only as much as the keys
 * concerned.
 */
export function createTagIndex() {
  const keysByTag = new Map<string, Keys>();
  /** The tags with a range, by their names. */
  const ranged = new Map<string, Map<string, TagRange>>();

  function noteRange(tag: string): void {
    const { name, range } = readTag(tag);
    if (range === null) return;
    const others = ranged.get(name);
    if (others) others.set(tag, range);
    else ranged.set(name, new Map([[tag, range]]));
  }

  function forget(tag: string): void {
    keysByTag.delete(tag);
    const { name, range } = readTag(tag);
    if (range === null) return;
    const others = ranged.get(name);
    others?.delete(tag);
    if (others?.size === 0) ranged.delete(name);
  }

  return {
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys === undefined) {
          keysByTag.set(tag, key);
          noteRange(tag);
        } else if (typeof keys === 'string') {
          if (keys !== key) keysByTag.set(tag, new Set([keys, key]));
        } else keys.add(key);
      }
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys === key) forget(tag);
        else if (typeof keys === 'object' && keys.delete(key) && keys.size === 0) forget(tag);
      }
    },
    /**
     * Returns every key with at least one of the tags, as a copy, so that keys may be removed
     * meanwhile.
     */
    keysOf(changed: Iterable<string>): Set<string> {
      const found = new Set<string>();
      const collect = (tag: string) => {
        const keys = keysByTag.get(tag);
        if (typeof keys === 'string') found.add(keys);
        else for (const key of keys ?? []) found.add(key);
      };
      for (const change of changed) {
        const { name, numbers } = readChange(change);
        collect(name);
        for (const [tag, range] of ranged.get(name) ?? []) {
          if (touches(numbers, range)) collect(tag);
        }
      }
      return found;
    },
    /** Returns how many tags are in use. */
    size: () => keysByTag.size,
  };
}
