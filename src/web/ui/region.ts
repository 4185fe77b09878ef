import { useSyncExternalStore } from 'react';
import type { Region } from '#contracts/price.ts';
import { regionNamed } from '#domain/currencies.ts';

/** Local storage key of the chosen region; without one, the time zone decides. */
export const REGION_KEY = 'region';

const listeners = new Set<() => void>();

/** Returns the user's region. During hydration it is IN for everybody, as in the page's HTML. */
export function useRegion(): Region {
  return useSyncExternalStore(subscribe, currentRegion, () => 'IN');
}

/** Returns the user's region; null in the page's HTML, which is for everybody, and during hydration. */
export function useKnownRegion(): Region | null {
  return useSyncExternalStore(subscribe, currentRegion, () => null);
}

/** Returns the region that the first-paint script or a choice has set on the document. */
export const currentRegion = (): Region => regionNamed(document.documentElement.dataset.region);

/** Shows prices and chat links of `region` from now on, also on the next visit. */
export function chooseRegion(region: Region): void {
  document.documentElement.dataset.region = region;
  try {
    localStorage.setItem(REGION_KEY, region);
  } catch {
    // Storage may be full or forbidden: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
