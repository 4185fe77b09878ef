import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isolate } from '#domain/isolate.ts';
import { ConfirmDialog } from '#web/ui/office/dialogs/confirm-dialog.tsx';
import { useAct } from '#web/ui/office/mutate.ts';
import { IconButton } from '#web/ui/office/office-button.tsx';
import { toasts } from '#web/ui/office/toasts.tsx';
import type { Place, PlaceKind } from './places.ts';
import { usePlaceActions } from './use-place-actions.ts';

type PlaceActionsProps = { kind: PlaceKind; place: Place; onEdit: () => void };

/** List or unlist, delete, and edit, at the end of a row. */
export function PlaceActions({ kind, place, onEdit }: PlaceActionsProps) {
  const { setListing, remove } = usePlaceActions(kind);
  const [isDeleting, setDeleting] = useState(false);
  const isListed = place.status === 'LISTED';
  const change = useAct(async () => {
    await setListing(place._id, isListed ? 'UNLISTED' : 'LISTED');
    toasts.undoable(`${isolate(place.name)} is ${isListed ? 'unlisted' : 'listed'}`, () =>
      undo.mutate(undefined),
    );
  });
  const undo = useAct(() => setListing(place._id, place.status));
  const Mark = isListed ? EyeOff : Eye;
  return (
    <>
      <IconButton
        label={`${isListed ? 'Unlist' : 'List'} ${place.name}`}
        disabled={change.isPending}
        aria-busy={change.isPending}
        onClick={() => change.mutate(undefined)}
      >
        <Mark size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${place.name}`} onClick={() => setDeleting(true)}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${place.name}`} data-stays="" onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${isolate(place.name)}?`}
          text="This action cannot be undone. To hide it from shoppers, unlist it instead."
          action="Delete"
          busy="Deleting..."
          onConfirm={async () => {
            await remove(place._id);
            toasts.success(`${isolate(place.name)} is deleted`);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
