import * as texts from '#texts/ui/cards.ts';
import { NOTHING_KEPT } from '../browser/stored-value.ts';
import { toast } from '../toast/toast.ts';
import { favorites, isFavorite, withToggled } from './favorites.ts';

/** Whether this browser remembers a product as a favourite, and what a press on its heart does. */
export function useWishlist(product: { _id: string; name: string }) {
  const isWished = isFavorite(favorites.use(), product);

  function toggle() {
    const isKept = favorites.write(withToggled(favorites.read(), product));
    if (!isKept) return toast(NOTHING_KEPT);
    toast(isWished ? texts.removedFromFavourites : texts.addedToFavourites);
  }

  return { isWished, toggle };
}
