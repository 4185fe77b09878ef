import { useState } from 'react';
import { getSecondFactorOf, resetSecondFactorOf } from '#contracts/calls/support.ts';
import { SecondFactorReset } from '#contracts/second-factor.ts';
import type { Seller } from '#contracts/seller.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { isOn } from '#web/ui/back-office/second-factor/use-second-factor.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { May } from '../may.tsx';

/** Whether a seller uses two-step verification, and a button to turn it off where it was lost. */
export function SellerSecondFactor({ seller }: { seller: Seller }) {
  const [isAsking, setAsking] = useState(false);
  const { data, isError } = useRead(getSecondFactorOf, { params: { sellerId: seller._id } });
  if (data === undefined) return isError ? 'Could not be read' : '…';
  if (!isOn(data)) return 'Off';
  return (
    <>
      On{' '}
      <May permission="change-sellers">
        <ActionButton className="ms-2" onClick={() => setAsking(true)}>
          Reset two-step verification
        </ActionButton>
      </May>
      {isAsking && <ResetDialog seller={seller} onClose={() => setAsking(false)} />}
    </>
  );
}

type ResetDialogProps = { seller: Seller; onClose: () => void };

function ResetDialog({ seller, onClose }: ResetDialogProps) {
  const reset = useSend(resetSecondFactorOf);
  return (
    <FormDialog<{ reason: string }, { reason: string }>
      title={`Reset two-step verification of ${seller.name}`}
      schema={SecondFactorReset}
      defaults={{ reason: '' }}
      submit="Reset"
      busy="Resetting..."
      onSubmit={async ({ reason }) => {
        await reset({ params: { sellerId: seller._id }, body: { reason } });
        toasts.success(`${isolate(seller.name)} logs in by password alone now`);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Do this only once you are sure who asks. The seller’s sessions end, its password alone opens
        the account, and it is told by mail, with your reason.
      </p>
      <TextAreaField name="reason" label="Reason" rows={3} maxLength={500} />
    </FormDialog>
  );
}
