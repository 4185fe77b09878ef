import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteAttribute } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

type AttributeActionsProps = { entry: ManagedAttribute; onEdit: () => void };

/** Actions at the end of a row: delete, after asking again where products would lose it, and edit. */
export function AttributeActions({ entry: { _id, name }, onEdit }: AttributeActionsProps) {
  const send = useTell(deleteAttribute);
  const [isDeleting, setDeleting] = useState(false);
  const [loss, setLoss] = useState<string | null>(null);
  const remove = (confirmed: 'true' | 'false') =>
    send({ params: { id: _id }, query: { confirmed } });
  const tryToRemove = () =>
    remove('false').catch((error) => {
      if (!isInUse(error)) throw error;
      setLoss(error.message);
    });
  return (
    <>
      <IconButton label={`Delete ${name}`} onClick={() => setDeleting(true)}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${name}`} data-stays="" onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          text="This action cannot be undone."
          action="Delete"
          onConfirm={tryToRemove}
          onClose={() => setDeleting(false)}
        />
      )}
      {loss !== null && (
        <ConfirmDialog
          title={`${name} is in use`}
          text={loss}
          action="Delete anyway"
          onConfirm={() => remove('true')}
          onClose={() => setLoss(null)}
        />
      )}
    </>
  );
}

/** Whether products have what is to be removed. */
export const isInUse = (error: unknown): error is Error =>
  isCallError(error) && error.failure.code === 'in-use';
