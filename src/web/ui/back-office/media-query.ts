import { useEffect, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 70rem)';

const listeners = new Set<() => void>();
let openDialogs = 0;
let wasWide = true;

/**
 * Whether there is room for tables; otherwise rows are shown as cards. It stays as it was while a dialog is open: many
 * belong to a row, and would go with it when a tablet is turned.
 */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true);

/** Keeps what stands below a dialog as it is. */
export function useKeptBelow(): void {
  useEffect(() => {
    openDialogs += 1;
    return () => {
      openDialogs -= 1;
      for (const listener of listeners) listener();
    };
  }, []);
}

function isWide(): boolean {
  if (openDialogs === 0) wasWide = matchMedia(WIDE).matches;
  return wasWide;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}
