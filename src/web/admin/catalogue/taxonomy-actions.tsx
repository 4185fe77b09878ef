import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isolate } from '#domain/isolate.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { useAction } from '#web/ui/back-office/mutate.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import type { TaxonomyEntry, TaxonomyKind } from './taxonomy.ts';
import { useTaxonomyActions } from './use-taxonomy-actions.ts';

type TaxonomyActionsProps = { kind: TaxonomyKind; entry: TaxonomyEntry; onEdit: () => void };

/** List or unlist, delete, and edit, at the end of a row. */
export function TaxonomyActions({ kind, entry, onEdit }: TaxonomyActionsProps) {
  const { setListing, remove } = useTaxonomyActions(kind);
  const [isDeleting, setDeleting] = useState(false);
  const isListed = entry.status === 'LISTED';
  const undo = useAction(() => setListing(entry._id, entry.status));
  const change = useAction(async () => {
    await setListing(entry._id, isListed ? 'UNLISTED' : 'LISTED');
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
            await remove(entry._id);
            toasts.success(`${isolate(entry.name)} is deleted`);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
