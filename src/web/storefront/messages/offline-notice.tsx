import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import * as texts from '#texts/storefront/every-page.ts';
import { useOnline } from '#web/ui/browser/use-online.ts';

/** Events by which the router prefetches a link's page: when that fails, it reloads the document. */
const fetching = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/** Lets links prefetch nothing while there is no connection. */
function useHeldPrefetches(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    for (const type of fetching) addEventListener(type, holdBack, true);
    return () => {
      for (const type of fetching) removeEventListener(type, holdBack, true);
    };
  }, [isOnline]);
}

function holdBack(event: Event): void {
  // Entering a link is reported as leaving something else.
  const elements = [event.target, event instanceof MouseEvent ? event.relatedTarget : null];
  if (elements.some((element) => element instanceof Element && element.closest('a'))) {
    event.stopPropagation();
  }
}

/**
 * Shows that there is no connection, and keeps the present page: navigation waits until the
 * connection is back.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  // The router's own word comes with a transition, which waits for parts whose code has not arrived.
  const [isWaiting, setWaiting] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = !navigator.onLine && pageOf(currentLocation) !== pageOf(nextLocation);
    if (isBlocked) setWaiting(true);
    return isBlocked;
  });
  useEffect(() => {
    if (!isOnline || blocker.state !== 'blocked') return;
    setWaiting(false);
    blocker.proceed();
  }, [isOnline, blocker]);

  useHeldPrefetches(isOnline);

  return (
    <div role="status" className="offline-notice">
      {!isOnline && (
        <p>
          <strong>{texts.youAreOffline}</strong>{' '}
          {isWaiting ? texts.comesOnceConnected : texts.pageStays}
        </p>
      )}
    </div>
  );
}

const pageOf = ({ pathname, search }: Location) => pathname + search;
