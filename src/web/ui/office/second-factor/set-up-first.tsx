import type { ReactNode } from 'react';
import { OfficeButton } from '../office-button.tsx';
import { useOffice } from '../office-provider.tsx';
import { useToken } from '../session.ts';
import { OfficeShell } from '../shell/office-shell.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { noteDemand, useDemand } from './demand.ts';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { isOn, useSecondFactor } from './use-second-factor.ts';

type SetUpFirstProps = { title: string; children: ReactNode };

/** Shows the back office, or, to whom it is closed without a second factor, the set-up of one alone. */
export function SetUpFirst({ title, children }: SetUpFirstProps) {
  const { role } = useOffice();
  const token = useToken(role);
  const demand = useDemand();
  if (demand === null || demand !== token) return children;
  return (
    <OfficeShell title={title} groups={[]}>
      <SetUp />
    </OfficeShell>
  );
}

function SetUp() {
  const { site } = useOffice();
  const { query } = useSecondFactor();
  const isDone = query.data !== undefined && isOn(query.data);
  return (
    <div className="max-w-2xl">
      <ScreenHead
        title="Set up two-step verification"
        text={`Admins of ${site.name} log in with more than a password. Set up one of these ways, then go on.`}
      />
      <SecondFactorSettings />
      {isDone && (
        <OfficeButton look="solid" className="mt-6" onClick={() => noteDemand(null)}>
          Continue to the back office
        </OfficeButton>
      )}
    </div>
  );
}
