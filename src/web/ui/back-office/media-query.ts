import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 70rem)';

/** Whether there is room for tables; otherwise rows are shown as cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
