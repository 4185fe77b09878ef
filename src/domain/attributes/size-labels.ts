/** Returns how a size is named in enquiries: `EU 42`, as pages send it, and `42`. */
export const sizeLabels = (scale: string, label: string): string[] =>
  scale === '' ? [label] : [`${scale} ${label}`, label];

/** The largest European size that shoes for women alone come in. */
const LARGEST_OF_WOMEN = 42;

/**
 * Returns the British sizes of shoes in European ones, such as `UK 8` of 42, by the whole range that a pair comes in:
 * women's differ from others by 33, all others by 34 (docs/behaviour/storefront.md#product). Empty of sizes in another
 * scale, and of halves.
 */
export function britishSizes(
  scale: string,
  labels: readonly string[],
): ReadonlyMap<string, string> {
  if (scale !== 'EU') return new Map();
  const sizes = labels.map(Number).filter((size) => size >= 35 && size <= 50);
  const less = Math.max(...sizes) <= LARGEST_OF_WOMEN ? 33 : 34;
  return new Map(
    sizes.filter(Number.isInteger).map((size) => [`${size}`, `UK ${size - less}`] as const),
  );
}
