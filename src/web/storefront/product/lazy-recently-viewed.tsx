import { type ComponentType, useEffect, useState } from 'react';

/** What this reader looked at before: known to the browser alone, so its code may come afterwards. */
export function LazyRecentlyViewed({ id }: { id: string }) {
  const [Strip, setStrip] = useState<ComponentType<{ id: string }>>();
  useEffect(() => {
    import('./recently-viewed.tsx').then(({ RecentlyViewed }) => setStrip(() => RecentlyViewed));
  }, []);
  return Strip && <Strip key={id} id={id} />;
}
