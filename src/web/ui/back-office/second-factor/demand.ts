import { useSyncExternalStore } from 'react';

/** The token of an admin who must set up a second factor first, once the server has said so. */
let demandedOf: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records that the server allows this token only to set up a second factor; null ends that. */
export function noteDemand(token: string | null): void {
  demandedOf = token;
  for (const listener of [...listeners]) listener();
}

/** Returns the token whose set-up is due, if any. */
export const useDemand = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => demandedOf,
    () => null,
  );
