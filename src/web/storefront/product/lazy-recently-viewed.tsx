import { type ComponentType, useEffect, useState } from 'react';

/** Recently viewed products: known to the browser alone, so its code may load later. */
export function LazyRecentlyViewed({ id }: { id: string }) {
  const [Strip, setStrip] = useState<ComponentType<{ id: string }>>();
  useEffect(() => {
    import('./recently-viewed.tsx').then(({ RecentlyViewed }) => setStrip(() => RecentlyViewed));
  }, []);
  return Strip && <Strip key={id} id={id} />;
}
