import { storedValue } from '../browser/stored-value.ts';

/** Product names with their ids: two of one name do not collide. */
export type Favorites = Readonly<Record<string, readonly string[]>>;

export const favorites = storedValue<Favorites>('favorites', {}, (found) =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
    ? Object.fromEntries(Object.entries(found).filter(([, ids]) => isIds(ids)))
    : {},
);

type Named = { _id: string; name: string };

export function isFavorite(map: Favorites, { _id, name }: Named): boolean {
  return Object.hasOwn(map, name) && (map[name]?.includes(_id) ?? false);
}

/** Returns the map with the product added, or removed if it was there. */
export function withToggled(map: Favorites, product: Named): Favorites {
  const others = { ...map };
  const ids = Object.hasOwn(map, product.name) ? (map[product.name] ?? []) : [];
  const rest = ids.filter((id) => id !== product._id);
  if (rest.length === ids.length) return { ...map, [product.name]: [...ids, product._id] };
  if (rest.length > 0) return { ...map, [product.name]: rest };
  delete others[product.name];
  return others;
}

/** Returns the map without these products, whatever their names. */
export function withoutIds(map: Favorites, ids: readonly string[]): Favorites {
  const left = Object.entries(map).map(
    ([name, all]) => [name, all.filter((id) => !ids.includes(id))] as const,
  );
  return Object.fromEntries(left.filter(([, rest]) => rest.length > 0));
}

function isIds(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((id) => typeof id === 'string');
}
