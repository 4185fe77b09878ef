import { readChange, readTag, touches } from '#domain/tag-range.ts';

/** Never: the number of no drop. */
export const NEVER = Number.POSITIVE_INFINITY;

type Drop = { number: number; numbers: number[] | null };

/**
 * Remembers what is dropped while a response is made, by the numbers of the drops: each drop in this
 * process has the next number.
 */
export function createDropLog() {
  const byName = new Map<string, Drop[]>();
  let first = NEVER;
  let cleared = NEVER;

  /** Returns the first drop that concerns a response with these tags. */
  function firstOf(tags: Iterable<string>): number {
    let earliest = cleared;
    if (first === NEVER) return earliest;
    for (const tag of tags) {
      const { name, range } = readTag(tag);
      const hit = byName.get(name)?.find(({ numbers }) => touches(numbers, range));
      if (hit !== undefined && hit.number < earliest) earliest = hit.number;
    }
    return earliest;
  }

  return {
    add(number: number, tags: Iterable<string>): void {
      first = Math.min(first, number);
      for (const tag of tags) {
        const { name, numbers } = readChange(tag);
        const drops = byName.get(name);
        if (drops === undefined) byName.set(name, [{ number, numbers }]);
        // After one that concerns everybody no later one matters.
        else if (drops.at(-1)?.numbers !== null) drops.push({ number, numbers });
      }
    },
    /** Notes that everything was dropped. */
    clear(number: number): void {
      first = Math.min(first, number);
      cleared = Math.min(cleared, number);
    },
    firstOf,
    /** Returns the first drop of anything. */
    first: () => first,
  };
}

export type DropLog = ReturnType<typeof createDropLog>;
