import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';

/** Asks, while a form is being sent, whether what products would lose is to be removed. */
export function useConsent(): { ask: (loss: string) => Promise<boolean>; question: ReactNode } {
  const [loss, setLoss] = useState<string | null>(null);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const ask = (text: string) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setLoss(text);
    });
  const question = loss !== null && (
    <ConfirmDialog
      title="Remove it from products?"
      text={loss}
      action="Remove"
      onConfirm={() => answer.current?.(true)}
      onClose={() => {
        answer.current?.(false); // which says nothing after a yes
        setLoss(null);
      }}
    />
  );
  return { ask, question };
}
