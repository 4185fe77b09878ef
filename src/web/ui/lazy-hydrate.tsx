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
 * A part of a page whose code loads after the page is shown. Its HTML is sent like everything else
 * and stays as it is until then; on pages rendered by scripts it is loaded with the rest. If its code does
 * not arrive, the first page stays as it was sent, and the next one is loaded as a document.
 */
export function lazyHydrate<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let isLost = false;
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: pick(await load()) };
    const wasSent = isFirstPage;
    await whenIdle();
    try {
      return { default: pick(await importPatiently(load)) };
    } catch {
      isLost = true;
      if (!wasSent) location.reload();
      return new Promise<never>(() => {});
    }
  });
  return function Later(props: Props) {
    const [wasSent] = useState(() => import.meta.env.SSR || isFirstPage);
    if (isLost && (!wasSent || pageAddress() !== firstAddress)) location.reload();
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
