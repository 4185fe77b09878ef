import { basePath } from '#texts/language.ts';
import * as texts from '#texts/ui/cards.ts';
import { addresses } from '../addresses.ts';
import { NOTHING_KEPT } from '../browser/stored-value.ts';
import { toast } from '../toast/toast.ts';
import { enquiryList, isListed, MOST_LISTED, withoutPieces, withPiece } from './enquiry-list.ts';

/**
 * Whether a piece is on this browser's enquiry list, and what a press on its control does: adds it, in the
 * size that was chosen if any, or removes it.
 */
export function useListed({ _id, size = '' }: { _id: string; size?: string }) {
  const isOn = isListed(enquiryList.use(), _id);
  const see = {
    label: texts.seeList,
    act: () => location.assign(basePath + addresses.enquiryList()),
  };

  function toggle() {
    const before = enquiryList.read();
    if (isListed(before, _id)) {
      if (!enquiryList.write(withoutPieces(before, [_id]))) return toast(NOTHING_KEPT);
      return toast(texts.removedFromList);
    }
    const after = withPiece(before, _id, { size });
    if (after === null) return toast(texts.listedAtMost(MOST_LISTED), see);
    if (!enquiryList.write(after)) return toast(NOTHING_KEPT);
    toast(texts.addedToList, see);
  }

  return { isOn, toggle };
}
