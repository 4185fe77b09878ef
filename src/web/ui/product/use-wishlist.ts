import { toast } from '../toast/toast.ts';
import { favorites, isFavorite, withToggled } from './favorites.ts';

/** Whether this browser remembers a product as a favourite, and what a press on its heart does. */
export function useWishlist(product: { _id: string; name: string }) {
  const isWished = isFavorite(favorites.use(), product);

  function toggle() {
    favorites.write(withToggled(favorites.read(), product));
    toast(isWished ? 'Removed from wishlist' : 'Added to wishlist');
  }

  return { isWished, toggle };
}
