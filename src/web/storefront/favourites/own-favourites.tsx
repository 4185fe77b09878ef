import { useState } from 'react';
import type { Product } from '#contracts/product.ts';
import { basePath } from '#texts/language.ts';
import { title } from '#texts/storefront/favourites.ts';
import * as texts from '#texts/storefront/favourites-pieces.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Favorites, favorites, withoutIds } from '#web/ui/product/favorites.ts';
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx';
import { GonePieces } from '../messages/gone-pieces.tsx';
import { OwnFailure } from '../messages/own-failure.tsx';
import { PageHead } from '../page-head.tsx';
import { ShareButton } from '../product/share-button.tsx';
import { useFrame } from '../site.ts';
import { MOST_LOADED, useProducts } from '../use-products.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import { SellersFavourites } from './sellers-favourites.tsx';
import { MOST_SHARED } from './shared-ids.ts';

/** The products remembered in this browser, in their present state: deleted ones are missing. */
export function OwnFavourites() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageHead title={title} text={texts.text} />
      <div className="margins min-h-svh pt-10 pb-24 md:pt-16">
        <p className="needs-no-scripts">
          {texts.needsScripts((text) => (
            <a href={basePath + addresses.shop()} className="text-link">
              {text}
            </a>
          ))}
        </p>
        <div className="needs-scripts">
          <Pieces key={attempt} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      </div>
    </>
  );
}

function Pieces({ onRetry }: { onRetry: () => void }) {
  const ids = idsIn(favorites.use());
  const { answer, isReady, isGone } = useProducts(ids);
  const gone = <Gone ids={ids.filter(isGone)} />;

  const answered = new Map(Array.isArray(answer) ? answer.map((each) => [each._id, each]) : []);
  const known = ids.flatMap((id) => answered.get(id) ?? []);
  if (isReady && (ids.length === 0 || (Array.isArray(answer) && known.length === 0))) {
    return (
      <>
        {gone}
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink to={addresses.shop()}>{texts.goToShop}</ButtonLink>
        </EmptyState>
        <ViewedInMargins />
      </>
    );
  }
  if (answer === 'failed') return <OwnFailure what="favourites" onRetry={onRetry} />;
  if (known.length === 0) return <Waiting count={Math.min(ids.length || 4, 8)} />;
  return (
    <>
      {gone}
      <ShareFavourites ids={known.map(({ _id }) => _id)} />
      <div className="grid grid-cols-2 gap-x-(--card-gap) lg:grid-cols-4">
        {bySeller(known).map((pieces) => (
          <SellersFavourites key={pieces[0]?.seller._id} pieces={pieces} />
        ))}
      </div>
    </>
  );
}

function Gone({ ids }: { ids: readonly string[] }) {
  return (
    <GonePieces count={ids.length} of="your favourites">
      {(label) => (
        <Button look="line" onClick={() => favorites.write(withoutIds(favorites.read(), ids))}>
          {label}
        </Button>
      )}
    </GonePieces>
  );
}

function ShareFavourites({ ids }: { ids: string[] }) {
  const { origin, site } = useFrame();
  return (
    <div className="mb-4">
      <ShareButton
        title={texts.shareTitle(site.name)}
        text={texts.shareText(site.name)}
        url={origin + basePath + addresses.favourites(ids.slice(0, MOST_SHARED))}
      />
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div role="status" aria-label={texts.loading} className="card-grid grid-cols-2 lg:grid-cols-4">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

function idsIn(map: Favorites): string[] {
  const ids = Object.values(map).flat();
  return [...new Set(ids.filter((id) => /^[a-z0-9]{1,64}$/.test(id)))].slice(0, MOST_LOADED);
}

function bySeller(products: Product[]): Product[][] {
  return [...Map.groupBy(products, ({ seller }) => seller._id).values()];
}
