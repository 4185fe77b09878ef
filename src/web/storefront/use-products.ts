import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/product.ts';
import { callApi } from '#web/ui/api-client.ts';
import { publicCall } from '#web/ui/public-call.ts';

/** Products per request, as many as the API allows. */
export const MOST_LOADED = 100;

/**
 * The products with these ids, in their present state: deleted ones are missing. Undefined until they are
 * there. Loaded ones stay in memory, so that a removed one can be put back in its place. `isReady` from
 * the first paint on, when what the browser stores is known. `isGone` of those that were asked for and are
 * not there; one that was added meanwhile may only not have come yet.
 */
export function useProducts(ids: readonly string[]): {
  answer: Product[] | 'failed' | undefined;
  isReady: boolean;
  isGone: (id: string) => boolean;
} {
  const [answer, setAnswer] = useState<Product[] | 'failed'>();
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
        publicCall('GET /get-product'),
        { query: { ids: missing.join(','), availability: 'all', limit: MOST_LOADED } },
        { signal: asking.signal },
      ).then(
        (result) => {
          if (result.ok) for (const id of missing) loaded.current.add(id);
          setAnswer((shown) => {
            const before = Array.isArray(shown) ? shown : [];
            if (result.ok) return [...before, ...result.data];
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
  const isGone = (id: string) => loaded.current.has(id) && !known.has(id);
  return { answer, isReady, isGone };
}
