/** Pieces that one link shares at most. */
export const MOST_SHARED = 48;

/** Returns the ids of the products that an address shares, each once; what is no id is left out. */
export function readShared(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^[a-z0-9]{8,32}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_SHARED);
}
