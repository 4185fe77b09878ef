import { useState } from 'react';
import { leaveStaff } from '#contracts/calls/staff.ts';
import * as texts from '#texts/seller/staff.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { forgetEverything } from '#web/ui/back-office/session.ts';
import { useOwnAccount } from '../use-own-account.ts';

/** Lets a member of staff end their work for this shop; not shown to the seller itself. */
export function LeaveShop() {
  const { role, calls } = useBackOffice();
  const { data: account } = useOwnAccount();
  const [isAsking, setAsking] = useState(false);
  if (account === undefined || account.isSeller) return null;
  return (
    <p>
      <ActionButton look="danger" onClick={() => setAsking(true)}>
        {texts.leave}
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.leaveTitle(account.shop)}
          text={texts.leaveText}
          action={texts.leave}
          onConfirm={async () => {
            await calls.send(leaveStaff, {});
            forgetEverything(role);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  );
}
