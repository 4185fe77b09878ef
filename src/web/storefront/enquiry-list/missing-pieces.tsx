import { Button } from '#web/ui/button.tsx';
import { enquiryList, withoutPieces } from '#web/ui/product/enquiry-list.ts';
import { pluralise } from '../pluralise.ts';

/** Says that pieces of the list are no longer in the shop, and takes them off. */
export function MissingPieces({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p role="status" className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft">
      {`${pluralise(ids.length, 'piece')} of this list ${ids.length === 1 ? 'is' : 'are'} no longer in the shop.`}
      <Button look="line" onClick={() => enquiryList.write(withoutPieces(enquiryList.read(), ids))}>
        {ids.length === 1 ? 'Take it off' : 'Take them off'}
      </Button>
    </p>
  );
}
