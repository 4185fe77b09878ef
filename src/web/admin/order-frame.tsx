import { type ReactNode, useState } from 'react';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { DialogFoot, DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';

type OrderFrameProps = {
  title: string;
  description: string;
  isEdited: boolean;
  onReset: () => void;
  /** Saves the order, and returns what the server said. */
  onSave: () => Promise<string>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog in which things are put in order. */
export function OrderFrame(props: OrderFrameProps) {
  const { title, description, isEdited, onReset, onSave, onClose, children } = props;
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      toasts.success(await onSave());
      onReset();
    } catch (error) {
      toasts.failure(messageOf(error));
    }
    setSaving(false);
  }

  return (
    <DialogFrame title={title} width="34rem" description={description} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">{children}</div>
      <DialogFoot>
        {isEdited && (
          <ActionButton className="me-auto" onClick={onReset}>
            Reset
          </ActionButton>
        )}
        <ActionButton onClick={onClose}>{isEdited ? 'Cancel' : 'Close'}</ActionButton>
        <ActionButton look="solid" busy={isSaving && 'Saving…'} disabled={!isEdited} onClick={save}>
          Save order
        </ActionButton>
      </DialogFoot>
    </DialogFrame>
  );
}

type OrderStateProps = { isPending: boolean; error: Error | null };

/** While the things are read, and where that failed. */
export function OrderState({ isPending, error }: OrderStateProps) {
  if (isPending) {
    return (
      <div className="back-office-skeleton mt-4" style={{ height: '10rem' }} aria-busy="true" />
    );
  }
  if (!error) return null;
  return (
    <p role="alert" className="mt-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
      {messageOf(error)}
    </p>
  );
}
