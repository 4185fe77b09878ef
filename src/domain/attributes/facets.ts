/** A range of numbers as an address has it: `38`, `36-40`, `36-` or `-40`. */
export type NumberRange = { low: number; high: number };

/** Reads a range; null where it is none, or begins behind its end. */
export function readRange(text: string): NumberRange | null {
  const [, low, dash, high] =
    /^(\d{1,12}(?:\.\d{1,6})?)?(-)?(\d{1,12}(?:\.\d{1,6})?)?$/.exec(text) ?? [];
  if (low === undefined && high === undefined) return null;
  if (dash === undefined) return low === undefined ? null : { low: Number(low), high: Number(low) };
  const range = { low: Number(low ?? 0), high: high === undefined ? Infinity : Number(high) };
  return range.low <= range.high ? range : null;
}

export const isWithin = (number: number, { low, high }: NumberRange): boolean =>
  number >= low && number <= high;
