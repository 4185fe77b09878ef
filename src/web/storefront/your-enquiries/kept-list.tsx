import { useEffect, useState } from 'react';
import { goToShop, loading, undo } from '#texts/storefront/every-page.ts';
import * as texts from '#texts/storefront/your-enquiries.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { asked } from '#web/ui/product/asked.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { keptEnquiries } from '../enquiries/kept-enquiries.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import { KeptRow } from './kept-row.tsx';

/** The enquiries of this browser, the latest first, each with the way back to its chat. */
export function KeptList() {
  const kept = keptEnquiries.use();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  if (!isReady) return <Waiting />;
  if (kept.length === 0) {
    return (
      <>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink to={addresses.shop()}>{goToShop}</ButtonLink>
        </EmptyState>
        <ViewedInMargins />
      </>
    );
  }
  return (
    <>
      <ol className="border-t border-ink">
        {kept.map((enquiry) => (
          <KeptRow key={enquiry.reference} enquiry={enquiry} />
        ))}
      </ol>
      <Button look="line" onClick={forgetAll} className="mt-10">
        {texts.clearAll}
      </Button>
    </>
  );
}

function forgetAll() {
  const before = { kept: keptEnquiries.read(), asked: asked.read() };
  keptEnquiries.write([]);
  asked.write({});
  toast(texts.cleared, {
    label: undo,
    takesFocus: true,
    act() {
      if (keptEnquiries.read().length > 0) return;
      keptEnquiries.write(before.kept);
      asked.write(before.asked);
    },
  });
}

function Waiting() {
  return (
    <div role="status" aria-label={loading} className="grid gap-8 border-t border-line pt-7">
      {[0, 1, 2].map((index) => (
        <div key={index}>
          <div className="skeleton h-3 w-1/4" />
          <div className="skeleton mt-3 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
