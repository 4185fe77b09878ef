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
