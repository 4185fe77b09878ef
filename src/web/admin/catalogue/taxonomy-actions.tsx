import { Eye, EyeOff, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MergedKind } from '#contracts/catalogue-merge.ts';
import type { Listing } from '#contracts/category.ts';
import { isolate } from '#domain/text/isolate.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import type { TaxonomyCalls, TaxonomyEntry } from './taxonomy.ts';

/** Actions on an entry besides editing. They reject where the API refuses. */
export function useTaxonomyActions<T extends TaxonomyEntry>(calls: TaxonomyCalls<T>) {
  const setListing = useSend(calls.setListing);
  const remove = useSend(calls.remove);
  return {
    /** Returns a function that sets what the entry was before. */
    setListing: async ({ _id, status: before }: T, status: Listing) => {
      const set = (to: Listing) => setListing({ params: { id: _id }, body: { status: to } });
      await set(status);
      return () => set(before);
    },
    remove: ({ _id }: T) => remove({ params: { id: _id } }),
  };
}

type TaxonomyActionsProps<T extends TaxonomyEntry> = {
  calls: TaxonomyCalls<T>;
  kind: MergedKind;
  entry: T;
  onEdit: () => void;
};

/** Actions at the end of a row: list or unlist, delete, and edit. */
export function TaxonomyActions<T extends TaxonomyEntry>({
  calls,
  kind,
  entry,
  onEdit,
}: TaxonomyActionsProps<T>) {
  const { setListing, remove } = useTaxonomyActions(calls);
  const [isDeleting, setDeleting] = useState(false);
  const isListed = entry.status === 'LISTED';
  const change = useAction(async () => {
    const undo = await setListing(entry, isListed ? 'UNLISTED' : 'LISTED');
    toasts.undoable(`${isolate(entry.name)} is ${isListed ? 'unlisted' : 'listed'}`, undo);
  });
  const Mark = isListed ? EyeOff : Eye;
  return (
    <>
      <IconButton
        label={`${isListed ? 'Unlist' : 'List'} ${entry.name}`}
        disabled={change.isPending}
        aria-busy={change.isPending}
        onClick={() => change.mutate(undefined)}
      >
        <Mark size={15} aria-hidden="true" />
      </IconButton>
      <Link
        to={adminAddresses.mergeEntry(kind, entry._id)}
        data-look="plain"
        data-icon=""
        className="back-office-button"
        aria-label={`${kind === 'category' ? 'Merge' : 'Merge or move'} ${entry.name}`}
        title={`${kind === 'category' ? 'Merge' : 'Merge or move'} ${entry.name}`}
      >
        <Merge size={15} aria-hidden="true" />
      </Link>
      <IconButton label={`Delete ${entry.name}`} onClick={() => setDeleting(true)}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${entry.name}`} data-stays="" onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${isolate(entry.name)}?`}
          text="It waits in the bin for 30 days. To hide it from shoppers, unlist it instead."
          action="Delete"
          onConfirm={async () => {
            await remove(entry);
            toasts.success(`${isolate(entry.name)} is deleted`);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
