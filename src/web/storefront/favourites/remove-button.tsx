import type { MouseEvent } from 'react';
import * as texts from '#texts/storefront/favourites-pieces.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { favorites, isFavorite, withToggled } from '#web/ui/product/favorites.ts';
import { toast } from '#web/ui/toast/toast.ts';

type RemoveButtonProps = { product: { _id: string; name: string; brand: string } };

/** Removes a product from the favourites at once; for a while it can be put back in its place. */
export function RemoveButton({ product }: RemoveButtonProps) {
  const id = `forget-${product._id}`;

  function forget({ detail }: MouseEvent) {
    const before = favorites.read();
    favorites.write(withToggled(before, product));
    const after = favorites.read();
    toast(texts.removed, {
      label: texts.undo,
      // Pressed by a key, this button disappears with its product, and would take the focus with
      // it.
      takesFocus: detail === 0,
      act() {
        const now = favorites.read();
        if (now === after) favorites.write(before);
        else if (!isFavorite(now, product)) favorites.write(withToggled(now, product));
        requestAnimationFrame(() => document.getElementById(id)?.focus());
      },
    });
  }

  return (
    <button
      type="button"
      id={id}
      aria-label={texts.removePiece(`${product.brand} ${product.name}`)}
      onClick={forget}
      className="quiet-action"
    >
      <Icon name="heart" size={18} className="fill-brass text-brass-deep" />
      {texts.remove}
    </button>
  );
}
