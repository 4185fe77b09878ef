import { useSyncExternalStore } from 'react';

/** The token of an admin who has yet to set up a second factor, once the server has said so. */
let demandedOf: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that the server lets this token do nothing but set up a second factor; null: no more. */
export function noteDemand(token: string | null): void {
  demandedOf = token;
  for (const listener of [...listeners]) listener();
}

/** Whose set-up is due, if anybody's. */
export const useDemand = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => demandedOf,
    () => null,
  );
