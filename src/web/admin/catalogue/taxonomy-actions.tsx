import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Listing } from '#contracts/category.ts';
import { isolate } from '#domain/text/isolate.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import type { TaxonomyCalls, TaxonomyEntry } from './taxonomy.ts';

/** Actions on an entry besides editing. They reject where the API refuses. */
export function useTaxonomyActions<T extends TaxonomyEntry>(calls: TaxonomyCalls<T>) {
  const setListing = useSend(calls.setListing);
  const remove = useSend(calls.remove);
  return {
    setListing: async ({ _id }: T, status: Listing) => {
      await setListing({ params: { id: _id }, body: { status } });
    },
    remove: ({ _id }: T) => remove({ params: { id: _id } }),
  };
}

type TaxonomyActionsProps<T extends TaxonomyEntry> = {
  calls: TaxonomyCalls<T>;
  entry: T;
  onEdit: () => void;
};

/** Actions at the end of a row: list or unlist, delete, and edit. */
export function TaxonomyActions<T extends TaxonomyEntry>({
  calls,
  entry,
  onEdit,
}: TaxonomyActionsProps<T>) {
  const { setListing, remove } = useTaxonomyActions(calls);
  const [isDeleting, setDeleting] = useState(false);
  const isListed = entry.status === 'LISTED';
  const undo = useAction(() => setListing(entry, entry.status));
  const change = useAction(async () => {
    await setListing(entry, isListed ? 'UNLISTED' : 'LISTED');
    toasts.undoable(`${isolate(entry.name)} is ${isListed ? 'unlisted' : 'listed'}`, () =>
      undo.mutate(undefined),
    );
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
      <IconButton label={`Delete ${entry.name}`} onClick={() => setDeleting(true)}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${entry.name}`} data-stays="" onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${isolate(entry.name)}?`}
          text="This action cannot be undone. To hide it from shoppers, unlist it instead."
          action="Delete"
          busy="Deleting..."
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
