import { LifeBuoy } from 'lucide-react';
import * as texts from '#texts/back-office/shell.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Written } from '../../written.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { leaveSupport, readClaims, useToken } from '../session.ts';

/** Shown on every screen while an admin acts as a seller, with a button to end that. */
export function SupportBanner() {
  const { role } = useBackOffice();
  const token = useToken(role);
  const { support, userId } = token ? readClaims(token) : {};
  if (!support) return null;
  return (
    <aside
      aria-label={texts.support}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-2 text-warn md:px-8"
    >
      <LifeBuoy size={16} aria-hidden="true" />
      <p className="grow">{texts.workAsSeller(<Written>{support.name}</Written>)}</p>
      <button
        type="button"
        className="min-h-9 cursor-pointer font-medium underline underline-offset-2"
        onClick={() => {
          leaveSupport(adminAddresses.sellerProfile(userId ?? ''));
        }}
      >
        {texts.leaveSupport}
      </button>
    </aside>
  );
}
