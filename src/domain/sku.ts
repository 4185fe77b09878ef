/** The SKU shown to people: the first eight characters of the id, upper-cased (SPEC §3). */
export function skuOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
