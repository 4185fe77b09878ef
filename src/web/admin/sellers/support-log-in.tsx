import { useState } from 'react';
import type { Seller } from '#contracts/seller.ts';
import { isolate } from '#domain/isolate.ts';
import { ConfirmDialog } from '#web/ui/office/dialogs/confirm-dialog.tsx';
import type { Written } from '#web/ui/office/mutate.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useCalls } from '#web/ui/office/office-provider.tsx';
import { sellerRole } from '#web/ui/office/office-role.ts';
import { keepToken } from '#web/ui/office/session.ts';

/** Leads into the seller's own back office, for support. */
export function SupportLogIn({ seller }: { seller: Seller }) {
  const calls = useCalls();
  const [isAsking, setAsking] = useState(false);

  async function enter() {
    const path = `/admin/log-in-as-seller/${seller._id}`;
    const answer = await calls.write<Written<{ token: string }>>(path, { method: 'POST' });
    keepToken(sellerRole, answer.data.token);
    location.assign(sellerRole.homePath);
  }

  return (
    <>
      <OfficeButton onClick={() => setAsking(true)}>Log in as seller</OfficeButton>
      {isAsking && (
        <ConfirmDialog
          title={`Log in as ${isolate(seller.name)}?`}
          text="For an hour you see and do what this seller can. It is written to the audit log under both names."
          action="Log in as seller"
          busy="Logging in..."
          isDangerous={false}
          onConfirm={enter}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
