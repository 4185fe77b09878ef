import * as texts from '#texts/storefront/enquiries.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Outline } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useListed } from '#web/ui/product/use-listed.ts';
import { listOutline } from './list-outline.ts';

type ListButtonProps = { piece: { _id: string; size?: string }; className?: string };

/** Puts a piece on the enquiry list or takes it off; without scripts, a link to a list that begins with it. */
export function ListButton({ piece, className }: ListButtonProps) {
  const { isOn, toggle } = useListed(piece);
  return (
    <>
      <button
        type="button"
        onClick={toggle}
        className={buttonClass('line', classNames('needs-scripts', className))}
      >
        <Outline path={isOn ? listOutline.ticked : listOutline.plain} size={18} />
        {isOn ? texts.removeFromList : texts.addToList}
      </button>
      <Link
        to={addresses.enquiryList([piece._id], piece.size)}
        rel="nofollow"
        className={buttonClass('line', classNames('needs-no-scripts', className))}
      >
        <Outline path={listOutline.plain} size={18} />
        {texts.enquiryList}
      </Link>
    </>
  );
}
