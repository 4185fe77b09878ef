import { useEffect } from 'react';

/** Events by which the router prefetches a link's page: when that fails, it reloads the document. */
const fetching = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/** Lets links prefetch nothing while there is no connection. */
export function useHeldPrefetches(isOnline: boolean): void {
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
