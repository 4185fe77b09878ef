import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { NOTHING_KEPT } from '#web/ui/browser/stored-value.ts';
import { enquiryList, isListed, MOST_LISTED, withPieces } from '#web/ui/product/enquiry-list.ts';
import { toast } from '#web/ui/toast/toast.ts';

/**
 * How many of these pieces are not on this browser's enquiry list, and what puts them there, in the size that was
 * chosen if any.
 */
export function useListAll(pieces: readonly { _id: string; size?: string }[]) {
  const list = enquiryList.use();
  const others = pieces.filter(({ _id }) => !isListed(list, _id));

  function listAll() {
    const before = enquiryList.read();
    const after = withPieces(before, others);
    if (!enquiryList.write(after)) return toast(NOTHING_KEPT);
    const count = after.pieces.length - before.pieces.length;
    toast(count < others.length ? texts.listIsFull(MOST_LISTED) : texts.added(count), {
      label: texts.seeList,
      act: () => location.assign(basePath + addresses.enquiryList()),
    });
  }

  return { others: others.length, listAll };
}
