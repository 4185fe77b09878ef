/**
 * A tag of a list by a number can say which numbers matter to it, and a change of it which numbers it
 * took away and put in: `products/priceINR[100..200]` is out of date after
 * `products/priceINR=150,900`, and not after `products/priceINR=300,900`.
 */
export type TagRange = { low: number; high: number; isInside: boolean };

/** Returns a tag of what depends on the numbers from `low` to `high`. */
export const inside = (tag: string, low: number, high: number) => `${tag}[${low}..${high}]`;

/** Returns a tag of what depends on the numbers up to `low` and from `high`: on the ends of a range. */
export const beyond = (tag: string, low: number, high: number) => `${tag}]${low}..${high}[`;

/** Returns what is out of date once a number is another. */
export const changedFrom = (tag: string, before: unknown, after: unknown) =>
  `${tag}=${Number(before)},${Number(after)}`;

/** Splits a tag that a response has. */
export function readTag(tag: string): { name: string; range: TagRange | null } {
  const [, name, open, low, high] = /^([^[\]]+)([[\]])(.+)\.\.(.+)[[\]]$/.exec(tag) ?? [];
  if (name === undefined) return { name: tag, range: null };
  return { name, range: { low: Number(low), high: Number(high), isInside: open === '[' } };
}

/** Splits a tag that is out of date; without numbers it is for all. */
export function readChange(tag: string): { name: string; numbers: number[] | null } {
  const at = tag.indexOf('=');
  if (at < 0) return { name: tag, numbers: null };
  return {
    name: tag.slice(0, at),
    numbers: tag
      .slice(at + 1)
      .split(',')
      .map(Number),
  };
}

/** Whether a change to or from one of these numbers matters to a range. */
export function touches(numbers: readonly number[] | null, range: TagRange | null): boolean {
  if (numbers === null || range === null) return true;
  const { low, high, isInside } = range;
  return numbers.some((number) =>
    isInside ? number >= low && number <= high : number <= low || number >= high,
  );
}
