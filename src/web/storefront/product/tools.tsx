import * as texts from '#texts/storefront/product-parts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import { useWishlist } from '#web/ui/product/use-wishlist.ts';
import type { PageProduct } from './page-product.ts';
import { ShareButton } from './share-button.tsx';

/** Adds a product to the favourites of this browser, or removes it. */
function WishlistButton({ product }: { product: { _id: string; name: string } }) {
  const { isWished, toggle } = useWishlist(product);
  return (
    <button
      type="button"
      aria-pressed={isWished}
      onClick={toggle}
      className="quiet-action needs-scripts"
    >
      <Icon
        name="heart"
        size={18}
        className={isWished ? 'fill-brass text-brass-deep' : undefined}
      />
      {texts.favourites}
    </button>
  );
}

/** What a shopper does with a piece beside asking for it; `url` is the address that is shared. */
export function Tools({ product, url }: { product: PageProduct; url: string }) {
  const name = `${product.brand} ${product.name}`;
  return (
    <div className="flex divide-x divide-line *:grow">
      <CompareButton product={product} />
      <WishlistButton product={product} />
      <ShareButton title={name} text={name} url={url} />
    </div>
  );
}
