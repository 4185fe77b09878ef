import { type ComponentType, useEffect, useState } from 'react';

/** The offer of the other language, loaded where the first script of the page has found that its reader may want it. */
export function useLanguageOffer(): ComponentType | null {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!('offer' in document.documentElement.dataset)) return;
    import('./language-offer.tsx').then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      // The shop goes on without it.
      () => {},
    );
  }, []);
  return Offer;
}
