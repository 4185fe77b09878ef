import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as texts from '#texts/back-office/shell.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { useHomePath } from '../home-path.ts';
import { readEnding, useToken } from '../session.ts';
import { type LoginState, returnPath } from './return-path.ts';

type GuardProps = { children: ReactNode; waiting?: ReactNode };

/**
 * Shows its children to logged-in users; redirects others to the log-in and back. Until the page is
 * hydrated, nobody counts as logged in, so that its HTML is the same for all.
 */
export function Guarded({ children, waiting = null }: GuardProps) {
  const { role } = useBackOffice();
  const token = useToken(role);
  const { pathname, search } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  useEffect(() => {
    if (token) setWasHere(true);
  }, [token]);
  const ended = readEnding() ?? (wasHere ? texts.loggedOutElsewhere : undefined);
  // The same object at every rendering: a new one would start the redirect again, without end.
  const state = useMemo(
    (): LoginState => ({ from: pathname + search, ...(ended && { ended }) }),
    [pathname, search, ended],
  );
  if (token === undefined) return waiting;
  if (token !== null) return children;
  return (
    <>
      {waiting}
      <Navigate to={role.loginPath} state={state} replace />
    </>
  );
}

type GuestOnlyProps = { children: ReactNode; stays?: boolean };

/** Shows its children to guests; redirects logged-in users. `stays` while a log-in finishes. */
export function GuestOnly({ children, stays = false }: GuestOnlyProps) {
  const { role } = useBackOffice();
  const token = useToken(role);
  const to = useReturnPath();
  if (typeof token === 'string' && !stays) return <Navigate to={to} replace />;
  return children;
}

/** Returns where a log-in leads: back to the page it came from, on this site only. */
export function useReturnPath(): string {
  const { role } = useBackOffice();
  const { state, search } = useLocation();
  const from = (state as LoginState | null)?.from ?? new URLSearchParams(search).get('from');
  return returnPath(from, `/${role.role}`, useHomePath());
}
