import { type ReactNode, useState } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import { ActionButton } from '../action-button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { CopyButton } from './copy-button.tsx';

type ShownOnceDialogProps = {
  title: string;
  description: string;
  width: string;
  /** What is copied. */
  text: string;
  texts: Record<'copy' | 'haveYouKept' | 'notShownAgain' | 'haveKept' | 'showAgain', string>;
  /** Another way to keep it. */
  save?: (keep: () => void) => ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Shows what is shown only once, and cannot be closed by accident before it was kept. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, description, width, text, texts, save, onClose, children } = props;
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const keep = () => setKept(true);
  const close = () => (isKept ? onClose() : setLeaving(true));
  return (
    <DialogFrame {...{ title, description, width }} onClose={close}>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-5 md:px-6">
        {children}
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} onCopied={keep}>
            {texts.copy}
          </CopyButton>
          {save?.(keep)}
          <ActionButton look="solid" className="ms-auto" onClick={close}>
            {controls.done}
          </ActionButton>
        </div>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={texts.haveYouKept}
          text={texts.notShownAgain}
          action={texts.haveKept}
          cancel={texts.showAgain}
          isDangerous={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </DialogFrame>
  );
}
