import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';

type StaleDialogProps = {
  /** Who has changed the draft, and when. */
  text: string;
  onLook: () => void;
  onOverwrite: () => void;
  onClose: () => void;
};

/** Somebody else has changed the draft meanwhile: whose words stay is the admin's to say. */
export function StaleDialog({ text, onLook, onOverwrite, onClose }: StaleDialogProps) {
  return (
    <DialogFrame
      role="alertdialog"
      title="The draft was changed meanwhile"
      description={text}
      width="30rem"
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-2 px-5 pt-6 pb-5 md:px-6">
        <ActionButton onClick={onClose}>Keep Editing</ActionButton>
        <ActionButton onClick={onLook}>Show Theirs</ActionButton>
        <ActionButton look="danger" onClick={onOverwrite}>
          Overwrite with Mine
        </ActionButton>
      </div>
    </DialogFrame>
  );
}
