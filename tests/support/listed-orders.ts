/** A product as the public lists sort it; it came `at` so many milliseconds. */
export type Sorted = { id: string; price: number; at: number; rating: number; name: string };

const byId = (a: Sorted, b: Sorted) => (a.id < b.id ? -1 : 1);

/** The orders of the public lists by their names, ties by the id in the same direction. */
export const listedOrders: [string, (a: Sorted, b: Sorted) => number][] = [
  ['newest', (a, b) => b.at - a.at || byId(b, a)],
  ['price-low-high', (a, b) => a.price - b.price || byId(a, b)],
  ['price-high-low', (a, b) => b.price - a.price || byId(b, a)],
  ['rating', (a, b) => b.rating - a.rating || byId(b, a)],
  ['name', (a, b) => a.name.localeCompare(b.name) || byId(a, b)],
];
