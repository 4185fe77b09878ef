import { Clock } from 'lucide-react';
import { useLocation } from 'react-router';
import type { LoginState } from '../login/return-path.ts';

/** Shows at the log-in why the session has ended. */
export function EndedNotice() {
  const { ended, from } = (useLocation().state as LoginState | null) ?? {};
  if (!ended) return null;
  return (
    <p role="alert" className="flex gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      <Clock size={16} aria-hidden="true" className="mt-1 shrink-0" />
      <span>
        {ended}
        {from && ' You come back to where you were.'}
      </span>
    </p>
  );
}
