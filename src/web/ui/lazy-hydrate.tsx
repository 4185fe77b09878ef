import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { repeatEarlyPresses } from './browser/early-presses.ts';
import { whenIdle } from './browser/when-idle.ts';

let isFirstPage = true;

/**
 * Ends the first page: what is rendered from now on was not sent as HTML, and the document is
 * marked as interactive (`data-hydrated`). To be called in the root.
 */
export function useFirstPageEnd(): void {
  useEffect(() => {
    isFirstPage = false;
    document.documentElement.dataset.hydrated = '';
    repeatEarlyPresses();
  }, []);
}

const TRIES = 4;
const NEXT_TRY_MS = 5_000;

/**
 * Resolves when there is a connection; until then a part stays as it was sent, and does not fail.
 */
async function connected(): Promise<void> {
  while (!navigator.onLine) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
}

/** Retries loading code, as when the connection was lost meanwhile. */
async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let left = TRIES; ; left -= 1) {
    await connected();
    try {
      return await load();
    } catch (error) {
      if (left === 1) throw error;
      if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
    }
  }
}

/**
 * A part of a page whose code loads after the page is shown. Its HTML is sent like everything else
 * and stays as it is until then; on pages rendered by scripts it is loaded with the rest.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    await whenIdle();
    return { default: await loadPatiently(load) };
  });
  return function Later(props: Props) {
    const [wasSent] = useState(() => import.meta.env.SSR || isFirstPage);
    const part = <Part {...props} />;
    // Without a boundary, a new page waits for its parts, and the old one stays meanwhile.
    if (!wasSent) return part;
    return (
      <Suspense>
        {part}
        <Interactive />
      </Suspense>
    );
  };
}

/** Answers what was pressed in a part before it was interactive. */
function Interactive() {
  useEffect(repeatEarlyPresses, []);
  return null;
}
