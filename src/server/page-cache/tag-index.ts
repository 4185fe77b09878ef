/** Which keys carry which tag, both ways of asking at a cost of the few keys concerned. */
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
    /** Every key that carries at least one of the tags; a copy, so that it may be removed from. */
    keysOf(tags: Iterable<string>): Set<string> {
      const found = new Set<string>();
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) found.add(key);
      return found;
    },
    /** How many tags are in use. */
    size: () => keysByTag.size,
  };
}
