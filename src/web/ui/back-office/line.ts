import { useSyncExternalStore } from 'react';
import { getLiveness } from '#contracts/calls/operation/health.ts';
import { splitRoute } from '#domain/call-path.ts';
import { useOnline } from '../browser/use-online.ts';

const PATIENCE_MS = 5_000;
const AGAIN_MS = 3_000;

let isDead = false;
let isAsking = false;
const listeners = new Set<() => void>();

function note(next: boolean): void {
  if (next === isDead) return;
  isDead = next;
  for (const listener of [...listeners]) listener();
}

/** Whether anything between here and the server answers for it: a proxy that does not reach it is no line. */
async function isAnswered(): Promise<boolean> {
  try {
    const { path } = splitRoute(getLiveness.route);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(`/api${path}`, { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Is called by what got no answer: asks the server, again and again until it answers, since browsers know of their own
 * network alone. Meanwhile the line is dead; from the first where the caller `isSure`.
 */
export async function doubtLine({ isSure = false } = {}): Promise<void> {
  if (isSure) note(true);
  if (isAsking) return;
  isAsking = true;
  if (isSure) await pause();
  while (!(await isAnswered())) {
    note(true);
    await pause();
  }
  isAsking = false;
  note(false);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** Whether there is a line to the server, as far as is known; assumed while the page's HTML is rendered. */
export function useLine(): boolean {
  const isOnline = useOnline();
  const dead = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isDead,
    () => false,
  );
  return isOnline && !dead;
}
