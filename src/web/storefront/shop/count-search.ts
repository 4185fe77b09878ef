import { useEffect } from 'react';
import { callPath } from '#domain/call-path.ts';
import { whenIdle } from '#web/ui/browser/when-idle.ts';
import { publicCall } from '#web/ui/public-call.ts';

let last: string | undefined;

/** What was searched for when this page was opened by a link of our own, a reload or a step back. */
function searchedBefore(q: string): string {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') return q;
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin ? (from.searchParams.get('q') ?? '').trim() : '';
}

/**
 * Tells the server that a person searched: the text alone, once for each search and not for its other pages
 * and filters (docs/behaviour/rules.md#counted-searches).
 */
export function useCountedSearch(q: string): void {
  useEffect(() => {
    last ??= searchedBefore(q);
    if (q === '' || q === last || navigator.webdriver) {
      last = q || last;
      return;
    }
    last = q;
    void whenIdle().then(() => {
      const address = `/api${callPath(publicCall('POST /searches'))}`;
      navigator.sendBeacon(address, JSON.stringify({ q }));
    });
  }, [q]);
}
