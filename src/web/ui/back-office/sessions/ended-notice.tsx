import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/back-office/log-in.ts';
import type { LoginState } from '../login/return-path.ts';

const never = () => () => {};

/** Returns what the log-in was opened with; nothing during hydration, as a reloaded tab knows more than the page's HTML. */
function useLoginState(): LoginState | null {
  const { state } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? (state as LoginState | null) : null;
}

/** Shows at the log-in why the session has ended. */
export function EndedNotice() {
  const { ended, from } = useLoginState() ?? {};
  if (!ended) return null;
  return (
    <p role="alert" className="flex gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      <Clock size={16} aria-hidden="true" className="mt-1 shrink-0" />
      <span>{from ? texts.endedAndReturns(ended) : ended}</span>
    </p>
  );
}
