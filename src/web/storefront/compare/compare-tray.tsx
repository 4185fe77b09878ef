import { useLocation } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { NOTHING_KEPT } from '#web/ui/browser/stored-value.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { compared, comparedIn, isSameComparison } from '#web/ui/product/compared.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { pluralise } from '../pluralise.ts';

/**
 * The way to the comparison, at the foot of every page once something is chosen. On a comparison that was sent by
 * somebody else it offers to keep that one instead.
 */
export function CompareTray() {
  const ids = compared.use();
  const { pathname, search } = useLocation();
  if (ids.length === 0) return null;
  if (pathname.toLowerCase().startsWith(addresses.compare())) {
    return <Sent sent={comparedIn(search)} own={ids} />;
  }
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

function Sent({ sent, own }: Record<'sent' | 'own', readonly string[]>) {
  if (sent.length === 0 || isSameComparison(sent, own)) return null;
  function keep() {
    if (!compared.write(sent)) return toast(NOTHING_KEPT);
    toast('These are your comparison now', { label: 'Undo', act: () => compared.write(own) });
  }
  return (
    <aside aria-label="Your comparison" className="compare-tray pe-5">
      <button type="button" onClick={keep} className="compare-tray-link">
        Keep these as my comparison
      </button>
      <Link to={addresses.compare(own)} className="compare-tray-link underline">
        See mine
      </Link>
    </aside>
  );
}
