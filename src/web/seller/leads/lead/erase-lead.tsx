import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { eraseLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

/** Erases what is personal in a lead, after a question. */
export function EraseLead({ lead }: { lead: LeadDetail }) {
  const erase = useTell(eraseLead);
  const [isAsking, setAsking] = useState(false);
  const { _id: leadId, version, customer, others } = lead;
  const text =
    customer === null
      ? texts.eraseText
      : others.length > 0
        ? texts.eraseTextCustomerStays
        : texts.eraseTextCustomerGoes;
  return (
    <>
      <ActionButton className="mt-5" onClick={() => setAsking(true)}>
        <Trash2 size={15} aria-hidden="true" />
        {texts.erasePersonal}
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.eraseTitle}
          text={text}
          action={texts.erase}
          onConfirm={() => erase({ params: { leadId }, body: { version } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
