import { useState } from 'react';
import type { LostReason } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { isLostReason, lostReasons } from '#web/ui/back-office/enquiries/lead-states.ts';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import type { MoveDialogProps } from './move-dialog.ts';
import { corrections } from './next-moves.ts';

const reasons = Object.keys(lostReasons).filter(isLostReason);

/** Asks why a lead is lost: one tap on the reason does it. */
export function LostDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const [busy, setBusy] = useState<LostReason | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(lostReason: LostReason) {
    setBusy(lostReason);
    setProblem(null);
    try {
      await onMove({ state: 'LOST', lostReason });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(null);
    }
  }

  return (
    <DialogFrame
      title={lead.state === 'LOST' ? corrections.LOST.label : texts.markLost}
      description={texts.whyLost}
      width="24rem"
      onClose={() => busy || onClose()}
    >
      <div className="flex flex-col gap-2 px-5 pt-4 pb-5 md:px-6">
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            data-look="line"
            className="back-office-button min-h-11! justify-start!"
            disabled={busy !== null}
            aria-busy={busy === reason ? true : undefined}
            aria-pressed={lead.state === 'LOST' ? reason === lead.lostReason : undefined}
            onClick={() => choose(reason)}
          >
            {lostReasons[reason]}
          </button>
        ))}
        <FormProblem>{problem}</FormProblem>
      </div>
    </DialogFrame>
  );
}
