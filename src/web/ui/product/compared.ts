import { storedValue } from '../browser/stored-value.ts';

/** Products that stand beside each other at most. */
export const MOST_COMPARED = 4;

/** Ids of the products that this browser has chosen to compare, in the order of choosing. */
export const compared = storedValue<readonly string[]>('compared', [], (found) =>
  Array.isArray(found) ? readCompared(found.map(String).join(',')) : [],
);

/** Returns the ids in comma-separated text, each once, at most four; anything else is left out. */
export function readCompared(text: string): string[] {
  const ids = text.split(',').filter((id) => /^[a-z0-9]{8,32}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** Returns the ids with one more, or without it if it was there; null where there is no room for it. */
export function withComparedToggled(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : null;
}

/** Whether two comparisons are of the same products, in any order. */
export function isSameComparison(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Returns the ids of the comparison that an address shows, by its query. */
export const comparedIn = (search: string): string[] =>
  readCompared(new URLSearchParams(search).get('ids') ?? '');

/** Goes on from the comparison of the page, where it is this browser's own and not one that was sent. */
export function goOnComparing(next: readonly string[]): void {
  const own = compared.read();
  const isOwn = own.length === 0 || isSameComparison(own, comparedIn(location.search));
  if (isOwn) compared.write(next);
}
