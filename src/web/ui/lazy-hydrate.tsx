import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { repeatEarlyPresses } from './browser/early-presses.ts';
import { importPatiently } from './browser/import-patiently.ts';
import { whenIdle } from './browser/when-idle.ts';

let isFirstPage = true;
const pageAddress = () => location.pathname + location.search;
const firstAddress = import.meta.env.SSR ? '' : pageAddress();

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

/**
 * A part of a page whose code loads when it is first shown. If it does not arrive, `onLost` is called and nothing is
 * shown: no page is lost with a part.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  onLost: () => void = () => {},
) {
  return lazy(async () => {
    if (import.meta.env.SSR) return { default: pick(await load()) };
    try {
      return { default: pick(await importPatiently(load, pick)) };
    } catch {
      onLost();
      return new Promise<never>(() => {});
    }
  });
}

/**
 * A part of a page whose code loads after the page is shown. Its HTML is sent like everything else
 * and stays as it is until then; on pages rendered by scripts it is loaded with the rest. If its code does
 * not arrive, the first page stays as it was sent, and the next one is loaded as a document.
 */
export function lazyHydrate<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let isLost = false;
  const loadLater = async () => {
    if (!import.meta.env.SSR) await whenIdle();
    return load();
  };
  // A page whose code comes after the first brings its parts at once: they are not asked for when it is shown.
  if (!import.meta.env.SSR && !isFirstPage) load().catch(() => {});
  const Part = lazyPart(loadLater, pick, () => {
    isLost = true;
    if (pageAddress() !== firstAddress) loadAsDocument();
  });
  return function Later(props: Props) {
    const [wasSent] = useState(() => import.meta.env.SSR || isFirstPage);
    if (isLost && (!wasSent || pageAddress() !== firstAddress)) loadAsDocument();
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

const OFTEN_MS = 30_000;

/** Loads the page from the server, but not again and again. */
function loadAsDocument(): void {
  const arrivals = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasReloaded = arrivals.some(({ type }) => type === 'reload');
  if (!wasReloaded || performance.now() > OFTEN_MS) location.reload();
}

/** Answers what was pressed in a part before it was interactive. */
function Interactive() {
  useEffect(repeatEarlyPresses, []);
  return null;
}
