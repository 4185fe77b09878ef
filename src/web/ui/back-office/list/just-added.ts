import { useSyncExternalStore } from 'react';

const ADDED_KEY = 'just-added';
/** The most that stand before the others. */
const MOST = 5;

const listeners = new Set<() => void>();

const read = (): string => {
  try {
    return sessionStorage.getItem(ADDED_KEY) ?? '';
  } catch {
    return '';
  }
};

/** Remembers in this tab that a product was added, the newest first. */
export function noteAdded(id: string): void {
  try {
    sessionStorage.setItem(ADDED_KEY, [id, ...idsIn(read())].slice(0, MOST).join());
  } catch {
    // It stands where the list is sorted to.
  }
  for (const listener of [...listeners]) listener();
}

const idsIn = (text: string) => text.split(',').filter(Boolean);

/** Returns the ids of the products that were added in this tab, the newest first. */
export function useJustAdded(): readonly string[] {
  return idsIn(
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      read,
      () => '',
    ),
  );
}
