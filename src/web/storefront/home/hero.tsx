import { Link } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { CardProduct } from '#web/ui/card-product.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';

/** The home page's first view: its words (SPEC §2), and the piece that most people look at. */
export function Hero({ lead }: { lead: CardProduct | undefined }) {
  return (
    <section className="hero bg-ink text-paper" aria-labelledby="hero-heading">
      <div className="hero-words">
        <h1 id="hero-heading" className="font-display text-hero">
          Premium <em>Collection</em>
        </h1>
        <p className="mt-6 text-lead text-paper-dim md:mt-8">Luxury meets comfort</p>
        <ButtonLink look="light" to={addresses.categories} className="mt-8 md:mt-10">
          Shop Now
        </ButtonLink>
      </div>
      {lead && <LeadPiece product={lead} />}
    </section>
  );
}

function LeadPiece({ product }: { product: CardProduct }) {
  return (
    <Link to={addresses.product(product)} prefetch="intent" className="hero-piece">
      <Picture
        media={product.picture}
        sizes="(min-width: 48rem) 44vw, 100vw"
        ratio={null}
        priority
        className="hero-picture"
      />
      <span className="hero-caption">
        <span className="min-w-0">
          <span className="brand-name block truncate text-paper-dim">
            <bdi>{product.brand}</bdi>
          </span>
          <span className="mt-0.5 block truncate text-small">
            <bdi>{product.name}</bdi>
          </span>
        </span>
        <Price
          priceINR={product.priceINR}
          priceAED={product.priceAED}
          className="on-dark flex-none text-small"
        />
      </span>
    </Link>
  );
}
