import { useEffect } from 'react';
import * as texts from '#texts/storefront/product-parts.tsx';
import { asked, dayOf } from '#web/ui/product/asked.ts';

/**
 * When this browser's reader asked about the product last, if ever. Its line is kept free from the first paint on
 * where the browser remembers a question (`data-asked`), so that nothing moves when the words come.
 */
export function AskedNote({ id }: { id: string }) {
  const moment = asked.use()[id];
  useEffect(() => {
    delete document.documentElement.dataset.asked;
  }, []);
  return (
    <p role="note" className="asked-note">
      {moment && texts.askedOn(dayOf(moment))}
    </p>
  );
}
