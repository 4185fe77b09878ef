import { useState } from 'react';
import { sessionCalls } from '#contracts/calls/accounts.ts';
import * as texts from '#texts/back-office/sessions.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice, useCalls } from '../back-office-provider.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { forgetEverything, readClaims, useToken } from '../session.ts';
import { useRead, useSend } from '../use-call.ts';
import { SessionList } from './session-list.tsx';

/**
 * The sessions of one's own account; an admin in support sees the seller's, and can end none of
 * them.
 */
export function OwnSessions() {
  const { role } = useBackOffice();
  const token = useToken(role);
  const isSupport = token ? readClaims(token).support !== undefined : false;
  const calls = sessionCalls[role.role];
  const query = useRead(calls.getSessions, {});
  const endOne = useSend(calls.endSession);
  const endOthers = useSend(calls.endOtherSessions);
  return (
    <SessionList
      query={query}
      endOne={(sessionId) => endOne({ params: { sessionId } })}
      endAll={() => endOthers({})}
      allLabel={texts.endOthers}
      allText={texts.endOthersText}
      readOnly={isSupport ? texts.notForSupport : undefined}
    >
      <LogOutEverywhere />
    </SessionList>
  );
}

function LogOutEverywhere() {
  const { role } = useBackOffice();
  const calls = useCalls();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setAsking(true)}>{texts.logOutEverywhere}</ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.logOutEverywhereTitle}
          text={texts.logOutEverywhereText}
          action={texts.logOutEverywhere}
          onConfirm={async () => {
            await calls.send(sessionCalls[role.role].logOutEverywhere, {});
            forgetEverything(role);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
