import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/product.ts';
import { callApi } from '#web/ui/api-client.ts';
import { wholeProducts } from '#web/ui/public-call.ts';

/** Products per request, as many as the API allows. */
export const MOST_LOADED = 100;

/** What this document has loaded before, null of what was not there: who comes back sees it at once, where it stood. */
const seen = new Map<string, Product | null>();

/**
 * The products with these ids, in any order and in their present state: deleted ones are missing. Undefined until they
 * are there. Loaded ones stay in memory, so that a removed one can be put back in its place. `isReady` from
 * the first paint on, when what the browser stores is known. `isGone` of those that were asked for and are
 * not there; one that was added meanwhile may only not have come yet.
 */
export function useProducts(ids: readonly string[]): {
  answer: Product[] | 'failed' | undefined;
  isReady: boolean;
  isGone: (id: string) => boolean;
} {
  const [answer, setAnswer] = useState<Product[] | 'failed' | undefined>(() => {
    const isKnown = ids.length > 0 && ids.every((id) => seen.has(id));
    return isKnown ? ids.flatMap((id) => seen.get(id) ?? []) : undefined;
  });
  const loaded = useRef(new Set<string>());
  const [isReady, setReady] = useState(false);
  const wanted = ids.slice(0, MOST_LOADED).join(',');

  useEffect(() => {
    setReady(true);
    let asking = new AbortController();
    function load() {
      asking.abort();
      const missing = wanted.split(',').filter((id) => id !== '' && !loaded.current.has(id));
      if (missing.length === 0) return;
      asking = new AbortController();
      callApi(
        wholeProducts,
        { query: { ids: missing.join(','), availability: 'all', limit: MOST_LOADED } },
        { signal: asking.signal },
      ).then(
        (result) => {
          const isMissing = new Set(missing);
          if (result.ok) {
            for (const id of missing) {
              loaded.current.add(id);
              seen.set(id, result.data.find(({ _id }) => _id === id) ?? null);
            }
          }
          setAnswer((shown) => {
            const before = Array.isArray(shown) ? shown : [];
            if (result.ok)
              return [...before.filter(({ _id }) => !isMissing.has(_id)), ...result.data];
            // Products already shown stay.
            return before.length > 0 ? before : 'failed';
          });
        },
        () => {},
      );
    }
    load();
    // Requests that failed without a connection are repeated once there is one.
    addEventListener('online', load);
    return () => {
      asking.abort();
      removeEventListener('online', load);
    };
  }, [wanted]);

  const known = new Set(Array.isArray(answer) ? answer.map(({ _id }) => _id) : []);
  const isGone = (id: string) => (loaded.current.has(id) || seen.has(id)) && !known.has(id);
  return { answer, isReady, isGone };
}
