import { addRedirect, editRedirect } from '#contracts/calls/redirects.ts';
import { type Redirect, RedirectInput } from '#contracts/redirect.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

type RedirectDialogProps = {
  /** The redirect that is edited, or null for a new one. */
  entry: Redirect | null;
  /** The old address that a new one begins with. */
  from?: string;
  onReload: () => void;
  onClose: () => void;
};

/** Adds a redirect, or lets one lead elsewhere. */
export function RedirectDialog({ entry, from = '', onReload, onClose }: RedirectDialogProps) {
  const add = useTell(addRedirect);
  const edit = useTell(editRedirect);
  return (
    <FormDialog
      key={entry?.to ?? ''}
      title={entry === null ? 'Add Redirect' : 'Edit Redirect'}
      schema={RedirectInput}
      defaults={{ from: entry?.from ?? from, to: entry?.to ?? '' }}
      draftKey={`redirect:${entry?._id ?? (from || 'new')}`}
      submit={entry === null ? 'Create Redirect' : 'Update Redirect'}
      busy={entry === null ? 'Creating...' : 'Updating...'}
      onSubmit={(body) =>
        entry === null ? add({ body }) : edit({ body: { ...body, was: entry.to } })
      }
      onReload={onReload}
      onClose={onClose}
    >
      <TextField
        name="from"
        label="Old address"
        readOnly={entry !== null}
        autoComplete="off"
        spellCheck={false}
        placeholder="/eid-2025"
      />
      <TextField
        name="to"
        label="New address"
        autoComplete="off"
        spellCheck={false}
        placeholder="/shop"
        hint="Addresses below the old one lead to the same ones below the new one."
      />
    </FormDialog>
  );
}
