import { Download } from 'lucide-react';
import { useState } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { CopyButton } from './copy-button.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shows new recovery codes, only once, and cannot be closed by accident. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { site } = useBackOffice();
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const keep = () => setKept(true);
  const text = [
    texts.codesFor({ site: site.name, host: location.host }),
    texts.eachWorksOnce,
    '',
    ...codes,
    '',
  ].join('\n');
  return (
    <DialogFrame
      title={texts.keepCodesTitle}
      description={texts.keepCodesText}
      width="28rem"
      onClose={() => (isKept ? onClose() : setLeaving(true))}
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-5 md:px-6">
        <ol
          translate="no"
          dir="ltr"
          className="grid gap-x-6 gap-y-1.5 rounded-control border border-hair bg-ground px-4 py-3 [font-family:ui-monospace,monospace] text-dense sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} onCopied={keep}>
            {texts.copy}
          </CopyButton>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="recovery-codes.txt"
            data-look="line"
            className="back-office-button"
            onClick={keep}
          >
            <Download size={15} aria-hidden="true" />
            {texts.download}
          </a>
          <ActionButton
            look="solid"
            className="ms-auto"
            onClick={() => (isKept ? onClose() : setLeaving(true))}
          >
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
