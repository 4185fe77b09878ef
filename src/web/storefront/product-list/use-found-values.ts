import { useEffect, useState } from 'react';
import type { FacetValue } from '#contracts/facets/facets.ts';
import { callApi } from '#web/ui/api-client.ts';
import { publicCall } from '#web/ui/public-call.ts';

/** Milliseconds without another letter before values are asked for. */
const WAIT_MS = 120;

/** The values of a facet that are called so, and how many others are too; or what kept them from coming. */
type Found = { text: string; values: FacetValue[]; more: number; failure: string | null };

/**
 * Asks for the values of a facet of a list that are called `text`, a moment after each change of it; of what was asked
 * before nothing is shown. Null until an answer comes, and where nothing is asked.
 */
export function useFoundValues(
  text: string,
  asked: { name: string; list: Record<string, unknown> } | null,
): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const query = asked && text !== '' ? JSON.stringify({ ...asked.list, name: asked.name }) : null;
  useEffect(() => {
    setFound(null);
    if (query === null) return;
    const asking = new AbortController();
    const ask = async () => {
      const result = await callApi(
        publicCall('GET /get-facet'),
        { query: { ...JSON.parse(query), find: text, unknown: 'ignored' } },
        { signal: asking.signal },
      );
      if (asking.signal.aborted) return;
      const { values, more = 0 } = result.ok ? result.data : { values: [] };
      setFound({ text, values, more, failure: result.ok ? null : result.failure.message });
    };
    const waiting = setTimeout(() => ask().catch(() => {}), WAIT_MS);
    return () => {
      asking.abort();
      clearTimeout(waiting);
    };
  }, [text, query]);
  return found?.text === text ? found : null;
}
