import { LRUCache } from 'lru-cache';

const MOST_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 300;

/**
 * Remembers the results for recently requested addresses, up to a limit, so that popular pages skip
 * the work.
 */
export function rememberAddresses<T extends object>(
  understand: (target: string) => T,
): (target: string) => T {
  const remembered = new LRUCache<string, T>({ max: MOST_REMEMBERED });
  return (target) => {
    const known = remembered.get(target);
    if (known) return known;
    const understood = understand(target);
    if (target.length <= LONGEST_REMEMBERED) remembered.set(target, understood);
    return understood;
  };
}
