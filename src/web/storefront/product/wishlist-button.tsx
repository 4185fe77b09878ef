import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { favorites, isFavorite, withToggled } from './favorites.ts';

/** Adds a product to the favourites of this browser, or removes it. */
export function WishlistButton({ product }: { product: { _id: string; name: string } }) {
  const isWished = isFavorite(favorites.use(), product);

  function toggle() {
    favorites.write(withToggled(favorites.read(), product));
    toast(isWished ? 'Removed from wishlist' : 'Added to wishlist');
  }

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
      Wishlist
    </button>
  );
}
