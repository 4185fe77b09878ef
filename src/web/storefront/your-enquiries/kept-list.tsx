import { useEffect, useState } from 'react';
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
        <EmptyState
          title="No enquiries yet"
          text="What you ask by chat or by the form is kept here, for nobody but you."
        >
          <ButtonLink to={addresses.shop()}>Go to the shop</ButtonLink>
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
        Clear all
      </Button>
    </>
  );
}

function forgetAll() {
  const before = { kept: keptEnquiries.read(), asked: asked.read() };
  keptEnquiries.write([]);
  asked.write({});
  toast('Your enquiries are cleared', {
    label: 'Undo',
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
    <div role="status" aria-label="Loading" className="grid gap-8 border-t border-line pt-7">
      {[0, 1, 2].map((index) => (
        <div key={index}>
          <div className="skeleton h-3 w-1/4" />
          <div className="skeleton mt-3 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
