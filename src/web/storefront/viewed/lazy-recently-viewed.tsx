import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#web/ui/browser/when-idle.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

/** Recently viewed products: known to the browser alone, so its code may load later. */
export function LazyRecentlyViewed({ id }: RecentlyViewedProps) {
  const [Strip, setStrip] = useState<ComponentType<RecentlyViewedProps>>();
  useEffect(() => {
    whenIdle()
      .then(() => import('./recently-viewed.tsx'))
      .then(({ RecentlyViewed }) => setStrip(() => RecentlyViewed));
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
