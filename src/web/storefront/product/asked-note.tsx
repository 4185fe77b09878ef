import * as texts from '#texts/storefront/product-parts.tsx';
import { asked, dayOf } from '#web/ui/product/asked.ts';

/** When this browser's reader asked about the product last, if ever. */
export function AskedNote({ id }: { id: string }) {
  const moment = asked.use()[id];
  if (moment === undefined) return null;
  return (
    <p role="note" className="my-2 text-small text-ink-soft">
      {texts.askedOn(dayOf(moment))}
    </p>
  );
}
