import { skuOf } from '#domain/sku.ts';
import * as texts from '#texts/ui/cards.ts';
import { addresses } from '../addresses.ts';
import { dimCard, Link, useTransitionTo, WHILE_SEEN } from '../link.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Written } from '../written.tsx';
import { CardMarks } from './card-marks.tsx';
import type { PageCard } from './page-card.ts';
import { Price } from './price.tsx';
import { useCompare } from './use-compare.ts';
import { useListed } from './use-listed.ts';
import { useWishlist } from './use-wishlist.ts';

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
            className="product-name"
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

type CardToolsProps = {
  product: { _id: string; name: string; brand: string };
  /** In a copy of a card, which the keyboard passes over. */
  isCopy: boolean;
};

/** What can be done with a piece from its card, beside opening its page. */
function CardTools({ product, isCopy }: CardToolsProps) {
  const { isWished, toggle } = useWishlist(product);
  const { isCompared, toggle: toggleCompared } = useCompare(product);
  const { isOn, toggle: toggleListed } = useListed({ _id: product._id });
  const title = `${product.brand} ${product.name}`;
  const shared = { type: 'button' as const, tabIndex: isCopy ? -1 : undefined };
  return (
    <div className="card-tools needs-scripts">
      <button
        {...shared}
        aria-pressed={isWished}
        aria-label={texts.favouriteOf(title)}
        onClick={toggle}
        className="card-heart"
      />
      <button
        {...shared}
        aria-pressed={isCompared}
        aria-label={texts.compareOf(title)}
        onClick={toggleCompared}
        className="card-compare"
      />
      <button
        {...shared}
        aria-pressed={isOn}
        aria-label={texts.listedOf(title)}
        onClick={toggleListed}
        className="card-list"
      />
    </div>
  );
}
