/** Never: the number of no drop. */
export const NEVER = Number.POSITIVE_INFINITY;

/**
 * Remembers what is dropped while a response is made, by the numbers of the drops: each drop in this
 * process has the next number.
 */
export function createDropLog() {
  const firstByTag = new Map<string, number>();
  let first = NEVER;
  let cleared = NEVER;

  return {
    add(number: number, tags: Iterable<string>): void {
      first = Math.min(first, number);
      for (const tag of tags) if (!firstByTag.has(tag)) firstByTag.set(tag, number);
    },
    /** Notes that everything was dropped. */
    clear(number: number): void {
      first = Math.min(first, number);
      cleared = Math.min(cleared, number);
    },
    /** Returns the first drop that concerns a response with these tags. */
    firstOf(tags: Iterable<string>): number {
      let earliest = cleared;
      if (first === NEVER) return earliest;
      for (const tag of tags) earliest = Math.min(earliest, firstByTag.get(tag) ?? NEVER);
      return earliest;
    },
    /** Returns the first drop of anything. */
    first: () => first,
  };
}

export type DropLog = ReturnType<typeof createDropLog>;
