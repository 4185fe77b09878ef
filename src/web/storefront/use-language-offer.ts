import { type ReactNode, useEffect, useState } from 'react';

/** The offer of another language, loaded where the first script of the page has found that its reader may want it. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const { offer: wanted } = document.documentElement.dataset;
    if (wanted === undefined) return;
    import('./language-offer.tsx').then(
      async ({ loadOffer }) => setOffer(await loadOffer(wanted)),
      // The shop goes on without it.
      () => {},
    );
  }, []);
  return offer;
}
