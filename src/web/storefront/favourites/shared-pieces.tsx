import { sharedText, sharedTitle } from '#texts/storefront/favourites.ts';
import * as texts from '#texts/storefront/favourites-pieces.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { NOTHING_KEPT } from '#web/ui/browser/stored-value.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { favorites, isFavorite, withToggled } from '#web/ui/product/favorites.ts';
import type { PageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { PageHead } from '../page-head.tsx';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';

/** The favourites of somebody else. Nothing of them is kept unless the reader says so. */
export function SharedPieces({ products }: { products: PageCard[] }) {
  return (
    <>
      <PageHead title={sharedTitle} text={sharedText} />
      <div className="margins min-h-svh pt-8 pb-24 md:pt-12">
        {products.length === 0 ? (
          <>
            <EmptyState title={texts.goneTitle} text={texts.goneText}>
              <ButtonLink to={addresses.shop()}>{texts.goToShop}</ButtonLink>
            </EmptyState>
            <ViewedInMargins />
          </>
        ) : (
          <>
            <KeepAll products={products} />
            <ul className="card-grid mt-8 grid-cols-2 lg:grid-cols-4">
              {products.map((product, index) => (
                <li key={product._id}>
                  <ProductCard
                    product={product}
                    sizes="(min-width: 64rem) 23vw, 44vw"
                    heading="h2"
                    priority={index < 2}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

function KeepAll({ products }: { products: PageCard[] }) {
  const kept = favorites.use();
  const others = products.filter((product) => !isFavorite(kept, product));

  function keep() {
    const before = favorites.read();
    if (!favorites.write(others.reduce(withToggled, before))) return toast(NOTHING_KEPT);
    const after = favorites.read();
    toast(texts.added(others.length), {
      label: texts.undo,
      act() {
        if (favorites.read() === after) favorites.write(before);
      },
    });
  }

  return (
    <div className="needs-scripts flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3">
      {others.length === 0 ? (
        <p role="status" className="text-ink-soft">
          {texts.areFavourites(products.length)}
        </p>
      ) : (
        <Button onClick={keep}>{texts.addToFavourites(products.length)}</Button>
      )}
      <ButtonLink look="line" to={addresses.favourites()}>
        {texts.yourFavourites}
      </ButtonLink>
    </div>
  );
}
