/**
 * Creates an index of which keys have which tags; reading either way costs only as much as the keys
 * concerned.
 */
export function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>();

  return {
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    /**
     * Returns every key with at least one of the tags, as a copy, so that keys may be removed
     * meanwhile.
     */
    keysOf(tags: Iterable<string>): Set<string> {
      const found = new Set<string>();
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) found.add(key);
      return found;
    },
    /** Returns how many tags are in use. */
    size: () => keysByTag.size,
  };
}
