import { useState } from 'react';
import { logInAsSeller } from '#contracts/calls/support.ts';
import type { Seller } from '#contracts/seller.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { sellerRole } from '#web/ui/back-office/back-office-role.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { saveToken } from '#web/ui/back-office/session.ts';

/** Opens the seller's own back office, for support. */
export function SupportLogIn({ seller }: { seller: Seller }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setAsking(true)}>Log in as seller</ActionButton>
      {isAsking && <SupportDialog seller={seller} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks whether to work as a seller, and does. */
export function SupportDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const calls = useCalls();

  async function enter() {
    const { data } = await calls.send(logInAsSeller, { params: { sellerId: seller._id } });
    saveToken(sellerRole, data.token);
    location.assign(sellerRole.homePath);
  }

  return (
    <ConfirmDialog
      title={`Log in as ${isolate(seller.name)}?`}
      text="For an hour you see and do what this seller can. It is written to the audit log under both names."
      action="Log in as seller"
      isDangerous={false}
      onConfirm={enter}
      onClose={onClose}
    />
  );
}
