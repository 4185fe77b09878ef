import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#web/ui/browser/when-idle.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

/** What this document has loaded: a page that one comes back to is as high at once as it was. */
let loaded: ComponentType<RecentlyViewedProps> | undefined;

/** Recently viewed products: known to the browser alone, so its code may load later. */
export function LazyRecentlyViewed({ id }: RecentlyViewedProps) {
  const [Strip, setStrip] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    whenIdle()
      .then(() => import('./recently-viewed.tsx'))
      .then(({ RecentlyViewed }) => {
        loaded = RecentlyViewed;
        setStrip(() => RecentlyViewed);
      });
  }, []);
  return Strip && <Strip key={id} id={id} />;
}

/** The same, where the page's margins are around it: below what is empty. */
export function ViewedInMargins() {
  return (
    <div className="-mx-(--page-edge)">
      <LazyRecentlyViewed />
    </div>
  );
}
