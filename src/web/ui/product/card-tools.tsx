import * as texts from '#texts/ui/cards.ts';
import { useCompare } from './use-compare.ts';
import { useListed } from './use-listed.ts';
import { useWishlist } from './use-wishlist.ts';

type CardToolsProps = {
  product: { _id: string; name: string; brand: string };
  /** In a copy of a card, which the keyboard passes over. */
  isCopy: boolean;
};

/** What can be done with a piece from its card, beside opening its page. */
export function CardTools({ product, isCopy }: CardToolsProps) {
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
