import { useState } from 'react';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { May } from '../may.tsx';

const InviteDialog = lazyDialog(
  () => import('./invite-dialog.tsx'),
  (module) => module.InviteDialog,
);

/** The button that invites somebody to sell, for who may. */
export function InviteSeller() {
  const [isOpen, setOpen] = useState(false);
  return (
    <May permission="change-sellers">
      <ActionButton look="solid" onClick={() => setOpen(true)}>
        Invite seller
      </ActionButton>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </May>
  );
}
