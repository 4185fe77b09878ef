/** Returns an article number as numbers are told apart: without case. */
export const articleKey = (number: string): string => number.toLowerCase();

/**
 * Returns the SKU shown to people: the first eight characters of the id, upper-cased
 * (docs/behaviour/rules.md#ids-and-sku).
 */
export function skuOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
