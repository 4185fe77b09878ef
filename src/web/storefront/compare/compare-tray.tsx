import { useLocation } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { compared } from '#web/ui/product/compared.ts';
import { pluralise } from '../pluralise.ts';

/** The way to the comparison, at the foot of every page but its own, once something is chosen. */
export function CompareTray() {
  const ids = compared.use();
  const { pathname } = useLocation();
  const isThere = pathname.toLowerCase().startsWith(addresses.compare());
  if (ids.length === 0 || isThere) return null;
  return (
    <aside aria-label="Comparison" className="compare-tray">
      <Link to={addresses.compare(ids)} prefetch="intent" className="compare-tray-link">
        <Icon name="compare" size={18} />
        {ids.length === 1 ? 'Compare 1 piece' : `Compare ${pluralise(ids.length, 'piece')}`}
      </Link>
      <button
        type="button"
        aria-label="Clear the comparison"
        onClick={() => compared.write([])}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
