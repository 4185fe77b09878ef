import { skuOf } from '#domain/sku.ts';
import { addresses } from '../addresses.ts';
import { dimCard, Link, useTransitionTo, WHILE_SEEN } from '../link.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Written } from '../written.tsx';
import { CardMarks } from './card-marks.tsx';
import { CardTools } from './card-tools.tsx';
import type { PageCard } from './page-card.ts';
import { Price } from './price.tsx';

type ProductCardProps = {
  product: PageCard;
  sizes: string;
  priority?: boolean;
  /**
   * False where the same product may be on a page twice: only one of its pictures can take part in
   * the transition.
   */
  travels?: boolean;
  /** A copy of a card that is on the page already, hidden from screen readers and the keyboard. */
  isCopy?: boolean;
  heading?: 'h2' | 'h3';
  /** False where the list has its own way to keep a piece or to let it go. */
  hasTools?: boolean;
};

/** A product in a list: the whole card links to its page, with a transition of its picture. */
export function ProductCard({
  product,
  sizes,
  priority = false,
  isCopy = false,
  travels = !isCopy,
  heading: Heading = 'h3',
  hasTools = true,
}: ProductCardProps) {
  const address = addresses.product(product);
  const isTravelling = useTransitionTo(address) && travels;
  return (
    <article className="product-card relative" data-sku={skuOf(product._id)}>
      <Picture
        media={product.picture}
        second={product.second ?? undefined}
        sizes={sizes}
        priority={priority}
        style={isTravelling ? { viewTransitionName: `product-${product._id}` } : {}}
      />
      <CardMarks product={product} />
      <div className="mt-3.5 md:mt-4">
        <p className="brand-name truncate text-ink-muted">
          <Written>{product.brand}</Written>
        </p>
        <Heading className="mt-1 line-clamp-2 text-small leading-snug sm:text-body sm:leading-snug">
          <Link
            to={address}
            prefetch={WHILE_SEEN}
            viewTransition
            onClick={dimCard}
            tabIndex={isCopy ? -1 : undefined}
            className="product-name after:absolute after:inset-0 after:z-1 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
          >
            <Written>{product.name}</Written>
          </Link>
        </Heading>
        <Price {...product} className="mt-1.5 text-small font-medium sm:text-body" />
        {product.highlights.length > 0 && (
          <p className="mt-1 truncate text-small text-ink-muted">
            <Written>{product.highlights.join(' · ')}</Written>
          </p>
        )}
      </div>
      {hasTools && <CardTools product={product} isCopy={isCopy} />}
    </article>
  );
}
