import { type ReactNode, useState } from 'react';
import * as controls from '#texts/back-office/controls.ts';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { DialogFrame } from './dialog-frame.tsx';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  /** The action, such as 'Delete'. */
  action: string;
  cancel?: string;
  isDangerous?: boolean;
  /** Performs it; where it rejects, the dialog stays and says why. */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation of an action that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, isDangerous = true } = props;
  const { cancel = controls.cancel } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      await props.onConfirm();
      props.onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      description={text}
      width="26rem"
      onClose={() => isBusy || props.onClose()}
    >
      <div className="px-5 pb-5 md:px-6">
        {props.children && <div className="mt-4">{props.children}</div>}
        {problem && (
          <p role="alert" className="mt-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem}
          </p>
        )}
        <div className="mt-6 flex justify-end gap-2">
          <ActionButton disabled={isBusy} onClick={props.onClose}>
            {cancel}
          </ActionButton>
          <ActionButton
            look={isDangerous ? 'danger' : 'solid'}
            busy={isBusy && controls.running(action)}
            onClick={confirm}
          >
            {action}
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
