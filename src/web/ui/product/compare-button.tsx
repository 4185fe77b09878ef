import * as texts from '#texts/ui/cards.ts';
import { addresses } from '../addresses.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { useCompare } from './use-compare.ts';

type CompareButtonProps = { product: { _id: string; name: string; brand: string } };

/** Chooses a product to compare; without scripts, a link to the comparison that begins with it. */
export function CompareButton({ product }: CompareButtonProps) {
  const { isCompared, toggle } = useCompare(product);
  return (
    <>
      <button
        type="button"
        aria-pressed={isCompared}
        aria-label={texts.compareOf(`${product.brand} ${product.name}`)}
        onClick={toggle}
        className="quiet-action needs-scripts"
      >
        <Icon
          name="compare"
          size={18}
          className={isCompared ? 'fill-brass-light text-brass-deep' : undefined}
        />
        {texts.compare}
      </button>
      <Link
        to={addresses.compare([product._id])}
        rel="nofollow"
        className="quiet-action needs-no-scripts"
      >
        <Icon name="compare" size={18} />
        {texts.compare}
      </Link>
    </>
  );
}
