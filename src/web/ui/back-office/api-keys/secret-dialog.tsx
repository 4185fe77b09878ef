import { useState } from 'react';
import * as texts from '#texts/back-office/api-keys.ts';
import * as controls from '#texts/back-office/controls.ts';
import { ActionButton } from '../action-button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { CopyButton } from '../second-factor/copy-button.tsx';

type SecretDialogProps = { title: string; text: string; secret: string; onClose: () => void };

/** Shows a secret, only once, and cannot be closed by accident before it was copied. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (isKept ? onClose() : setLeaving(true));
  return (
    <DialogFrame title={title} description={text} width="34rem" onClose={close}>
      <div className="flex flex-col gap-4 px-5 pt-4 pb-5 md:px-6">
        <code
          translate="no"
          dir="ltr"
          className="rounded-control border border-hair bg-ground px-4 py-3 text-dense wrap-anywhere select-all"
        >
          {secret}
        </code>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} onCopied={() => setKept(true)}>
            {texts.copy}
          </CopyButton>
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
