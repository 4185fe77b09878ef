import * as texts from '#texts/storefront/product-parts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useWishlist } from '#web/ui/product/use-wishlist.ts';

/** Adds a product to the favourites of this browser, or removes it. */
export function WishlistButton({ product }: { product: { _id: string; name: string } }) {
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
