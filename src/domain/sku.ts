/**
 * Returns the SKU shown to people: the first eight characters of the id, upper-cased
 * (docs/behaviour/rules.md#ids-and-sku).
 */
export function skuOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
