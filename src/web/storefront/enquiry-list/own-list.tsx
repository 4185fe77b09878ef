import { useState } from 'react';
import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { goToShop, loading } from '#texts/storefront/every-page.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { enquiryList, type ListedPiece, withoutPieces } from '#web/ui/product/enquiry-list.ts';
import { GonePieces } from '../messages/gone-pieces.tsx';
import { OwnFailure } from '../messages/own-failure.tsx';
import { PageHead } from '../page-head.tsx';
import { useProducts } from '../use-products.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import { type PageListed, pageListed } from './page-listed.ts';
import { SellersList } from './sellers-list.tsx';

/** The pieces that this browser gathers to ask about, each seller's with one message. */
export function OwnList() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="margins min-h-svh pt-10 pb-24 md:pt-16">
        <p className="needs-no-scripts">
          {texts.keptByScripts}{' '}
          <a href={basePath + addresses.shop()} className="text-link">
            {goToShop}
          </a>
        </p>
        <div className="needs-scripts">
          <Pieces key={attempt} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      </div>
    </>
  );
}

function Pieces({ onRetry }: { onRetry: () => void }) {
  const { pieces } = enquiryList.use();
  const { answer, isReady, isGone } = useProducts(pieces.map(({ id }) => id));

  if (isReady && pieces.length === 0) {
    return (
      <>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink to={addresses.shop()}>{goToShop}</ButtonLink>
          <ButtonLink look="line" to={addresses.yourEnquiries}>
            {texts.yourEnquiries}
          </ButtonLink>
        </EmptyState>
        <ViewedInMargins />
      </>
    );
  }
  if (answer === 'failed') return <OwnFailure what="enquiry list" onRetry={onRetry} />;
  if (answer === undefined) return <Waiting />;
  const known = new Map(answer.map((product) => [product._id, pageListed(product)]));
  const gone = pieces.map(({ id }) => id).filter(isGone);
  return (
    <>
      <GonePieces count={gone.length} of="this list">
        {(label) => (
          <Button
            look="line"
            onClick={() => enquiryList.write(withoutPieces(enquiryList.read(), gone))}
          >
            {label}
          </Button>
        )}
      </GonePieces>
      {bySeller(pieces, known).map((ofSeller) => (
        <SellersList key={ofSeller[0]?.product.seller._id} pieces={ofSeller} />
      ))}
    </>
  );
}

/** A piece as it is listed, and as it is in the shop. */
export type Listed = { listed: ListedPiece; product: PageListed };

function bySeller(
  pieces: readonly ListedPiece[],
  known: ReadonlyMap<string, PageListed>,
): Listed[][] {
  const all = pieces.flatMap((listed) => {
    const product = known.get(listed.id);
    return product ? [{ listed, product }] : [];
  });
  return [...Map.groupBy(all, ({ product }) => product.seller._id).values()];
}

function Waiting() {
  return (
    <div role="status" aria-label={loading} className="grid gap-6 border-t border-line pt-7">
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex gap-5">
          <div className="skeleton aspect-card w-20 md:w-24" />
          <div className="grow pt-1">
            <div className="skeleton h-3 w-1/4" />
            <div className="skeleton mt-3 h-4 w-1/2" />
            <div className="skeleton mt-3 h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
