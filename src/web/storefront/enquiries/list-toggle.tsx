import * as texts from '#texts/storefront/enquiries.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Outline } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useListed } from '#web/ui/product/use-listed.ts';
import { listOutline } from './list-outline.ts';

type ListToggleProps = {
  product: { _id: string; name: string; brand: string };
  className?: string;
};

/**
 * Among other quiet actions of a piece: puts it on the enquiry list or takes it off; without scripts, a link to a
 * list that begins with it.
 */
export function ListToggle({ product, className }: ListToggleProps) {
  const { isOn, toggle } = useListed({ _id: product._id });
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={texts.enquiryListWith(`${product.brand} ${product.name}`)}
        onClick={toggle}
        className={classNames('quiet-action needs-scripts', className)}
      >
        <Outline
          path={isOn ? listOutline.ticked : listOutline.plain}
          size={18}
          className={isOn ? 'text-brass-deep' : undefined}
        />
        {texts.enquiryList}
      </button>
      <Link
        to={addresses.enquiryList([product._id])}
        rel="nofollow"
        className={classNames('quiet-action needs-no-scripts', className)}
      >
        <Outline path={listOutline.plain} size={18} />
        {texts.enquiryList}
      </Link>
    </>
  );
}
