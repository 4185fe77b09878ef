/** Returns an article number as numbers are told apart: without case. */
export const articleKey = (number: string): string => number.toLowerCase();

/** How many of an id's first characters are its SKU. */
export const SKU_LENGTH = 8;

/**
 * Returns the SKU shown to people: the first eight characters of the id, upper-cased
 * (docs/behaviour/rules.md#ids-and-sku).
 */
export function skuOf(id: string): string {
  return id.slice(0, SKU_LENGTH).toUpperCase();
}
