import type { ReactNode } from 'react';
import * as texts from '#texts/back-office/second-factor.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { useToken } from '../session.ts';
import { BackOfficeShell } from '../shell/back-office-shell.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { noteDemand, useDemand } from './demand.ts';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { isOn, useSecondFactor } from './use-second-factor.ts';

type SetUpFirstProps = { title: string; children: ReactNode };

/** Shows the back office or, to an admin who must set up a second factor first, only that. */
export function SetUpFirst({ title, children }: SetUpFirstProps) {
  const { role } = useBackOffice();
  const token = useToken(role);
  const demand = useDemand();
  if (demand === null || demand !== token) return children;
  return (
    <BackOfficeShell title={title} groups={[]}>
      <SetUp />
    </BackOfficeShell>
  );
}

function SetUp() {
  const { site } = useBackOffice();
  const { data } = useSecondFactor();
  const isDone = data !== undefined && isOn(data);
  return (
    <div className="max-w-2xl">
      <ScreenHead title={texts.setUpTitle} text={texts.setUpToGoOn(site.name)} />
      <SecondFactorSettings />
      {isDone && (
        <ActionButton look="solid" className="mt-6" onClick={() => noteDemand(null)}>
          {texts.continueToBackOffice}
        </ActionButton>
      )}
    </div>
  );
}
