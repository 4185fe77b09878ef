import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { eraseLead } from '#contracts/leads/lead-calls.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** Erases what is personal in a lead, after a question. */
export function EraseLead({ lead }: { lead: LeadDetail }) {
  const erase = useSend(eraseLead);
  const [isAsking, setAsking] = useState(false);
  const { _id: leadId, version, customer, others } = lead;
  const ofCustomer =
    customer === null
      ? ''
      : others.length > 0
        ? ' The customer stays, with their other enquiries.'
        : ' The customer is erased with it.';
  return (
    <>
      <ActionButton className="mt-5" onClick={() => setAsking(true)}>
        <Trash2 size={15} aria-hidden="true" />
        Erase what is personal
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title="Erase what is personal?"
          text={`What the shopper wrote, the sizes and your notes of this enquiry are erased for good, and whom it is of.${ofCustomer} That somebody asked stays counted.`}
          action="Erase"
          onConfirm={async () => {
            toasts.success((await erase({ params: { leadId }, body: { version } })).message);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
