import { useLocation } from 'react-router';
import * as texts from '#texts/storefront/compare-tray.ts';
import { addresses } from '#web/ui/addresses.ts';
import { NOTHING_KEPT } from '#web/ui/browser/stored-value.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { compared, comparedIn, isSameComparison } from '#web/ui/product/compared.ts';
import { toast } from '#web/ui/toast/toast.ts';

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
    <aside aria-label={texts.comparison} className="compare-tray">
      <Link to={addresses.compare(ids)} prefetch="intent" className="compare-tray-link">
        <Icon name="compare" size={18} />
        {texts.comparePieces(ids.length)}
      </Link>
      <button
        type="button"
        aria-label={texts.clear}
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
    toast(texts.kept, { label: texts.undo, act: () => compared.write(own) });
  }
  return (
    <aside aria-label={texts.yourComparison} className="compare-tray pe-5">
      <button type="button" onClick={keep} className="compare-tray-link">
        {texts.keepThese}
      </button>
      <Link to={addresses.compare(own)} className="compare-tray-link underline">
        {texts.seeMine}
      </Link>
    </aside>
  );
}
