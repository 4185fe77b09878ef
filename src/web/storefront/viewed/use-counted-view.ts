import { useEffect } from 'react';
import type { ViewInput } from '#contracts/calls/views.ts';
import { callPath } from '#domain/call-path.ts';
import { publicCall } from '#web/ui/public-call.ts';
import { currentRegion } from '#web/ui/region.ts';

/** For how long a page is in front of somebody who looks at it. */
const LOOKED_MS = 1_000;
/** What this document has told. */
const told = new Set<string>();

/**
 * Tells the server that somebody looked at a page: once it has been visible for a second, once for each
 * document (docs/behaviour/rules.md#counted-views). To be used by parts that load after the page.
 */
export function useCountedView(page: ViewInput['page'], id: string): void {
  useEffect(() => {
    const key = `${page} ${id}`;
    if (told.has(key) || navigator.webdriver) return;
    let timer = 0;
    const tell = () => {
      document.removeEventListener('visibilitychange', look);
      told.add(key);
      const view: ViewInput = { page, id, region: currentRegion() };
      navigator.sendBeacon(`/api${callPath(publicCall('POST /view'))}`, JSON.stringify(view));
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(tell, LOOKED_MS);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [page, id]);
}
