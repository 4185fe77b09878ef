import { Construction, DatabaseZap, LifeBuoy } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { getHealth } from '#contracts/calls/operation/health.ts';
import { getMaintenance } from '#contracts/calls/operation/maintenance.ts';
import * as texts from '#texts/back-office/shell.tsx';
import { language } from '#texts/language.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Written } from '../../written.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { useSaving } from '../calls.ts';
import { formatMoment } from '../formats.ts';
import { leaveSupport, readClaims, useToken } from '../session.ts';
import { useRead, useRefresh } from '../use-call.ts';

const LOOK_AGAIN_MS = 30_000;
const LOOK_SOON_MS = 5_000;

/** Shown on every screen while nothing can be saved, with why: the database is away, or maintenance is on. */
export function StateBanner() {
  const saving = useSaving();
  const refresh = useRefresh();
  const isAway = saving === 'database-away';
  const { data } = useRead(getMaintenance, {}, { refetchInterval: LOOK_AGAIN_MS });
  // That it answers again is heard from a call, and nobody may be about to make one.
  useRead(getHealth, {}, { enabled: isAway, staleTime: 0, refetchInterval: LOOK_SOON_MS });
  useEffect(() => {
    if (saving === 'maintenance') void refresh(['maintenance']);
  }, [saving, refresh]);
  if (isAway) {
    return (
      <Strip>
        <DatabaseZap size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <p>{texts.databaseRepaired}</p>
      </Strip>
    );
  }
  if (!data?.isOn) return null;
  return (
    <Strip>
      <Construction size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p>
        <Written>{data.words[language]}</Written>{' '}
        {data.until !== null && (
          <span className="font-medium">{texts.expectedUntil(formatMoment(data.until))}</span>
        )}
      </p>
    </Strip>
  );
}

const Strip = ({ children }: { children: ReactNode }) => (
  <div role="status" className="flex gap-3 bg-warn-soft px-4 py-2 text-warn md:px-8">
    {children}
  </div>
);

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
