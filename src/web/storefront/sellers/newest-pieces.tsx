import type { PublicSeller } from '#contracts/seller.ts';
import * as texts from '#texts/storefront/sellers.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { useCountedView } from '../viewed/use-counted-view.ts';

/** A seller's newest pieces, and the way to all of them. */
export function NewestPieces({ seller, products }: { seller: PublicSeller; products: PageCard[] }) {
  useCountedView('seller', seller._id);
  return (
    <section className="margins pt-16 pb-24 md:pt-24" aria-labelledby="pieces-heading">
      <h2 id="pieces-heading" className="font-display text-heading">
        {texts.newestPieces}
      </h2>
      {products.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={texts.noPiecesTitle} text={texts.noPiecesText}>
            <ButtonLink to={addresses.sellers()}>{texts.seeOthers}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <ul className="card-grid mt-8 grid-cols-2 md:mt-12 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard product={product} sizes="(min-width: 64rem) 23vw, 44vw" />
            </li>
          ))}
        </ul>
      )}
      {seller.products > products.length && (
        <p className="mt-14 text-center">
          <ButtonLink look="line" to={addresses.shop({ seller: seller._id })}>
            {texts.allPieces(seller.products)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
