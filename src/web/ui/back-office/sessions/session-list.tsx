import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Session } from '#contracts/session.ts';
import * as texts from '#texts/back-office/sessions.tsx';
import { ActionButton } from '../action-button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { QueryState } from '../query-state.tsx';
import { toasts } from '../toasts.tsx';
import { useAction } from '../use-call.ts';
import { SessionRow } from './session-row.tsx';

type SessionListProps = {
  query: UseQueryResult<Session[]>;
  endOne: (id: string) => Promise<{ message: string }>;
  /** Ends all but the one that asks. */
  endAll: () => Promise<{ message: string }>;
  /** The button that ends all sessions that can be ended, and its question. */
  allLabel: string;
  allText: string;
  /** Shown instead, where sessions can only be seen. */
  readOnly?: string | undefined;
  /** Further actions, beside ending all. */
  children?: ReactNode;
};

/** The sessions of an account, which can be ended one by one or all at once. */
export function SessionList(props: SessionListProps) {
  const { query, allLabel, allText, readOnly, children } = props;
  const [isAsking, setAsking] = useState(false);
  const end = useAction(async (session: Session) => {
    toasts.success((await props.endOne(session._id)).message);
    document.getElementById(HEADING)?.focus();
  });
  return (
    <QueryState query={query} what={texts.listOfSessions} height="9rem">
      {(sessions) => (
        <div>
          <h3 id={HEADING} tabIndex={-1} className="sr-only">
            {texts.openSessions}
          </h3>
          {sessions.length === 0 && <p className="text-ink-muted">{texts.loggedInNowhere}</p>}
          <ul className="divide-y divide-hair">
            {sessions.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                isBusy={end.isPending && end.variables?._id === session._id}
                onEnd={readOnly === undefined ? () => end.mutate(session) : undefined}
              />
            ))}
          </ul>
          {readOnly && <p className="mt-3 text-ink-muted">{readOnly}</p>}
          {readOnly === undefined && (
            <div className="mt-4 flex flex-wrap gap-2">
              {sessions.some(({ isThis }) => !isThis) && (
                <ActionButton onClick={() => setAsking(true)}>{allLabel}</ActionButton>
              )}
              {children}
            </div>
          )}
          {isAsking && (
            <ConfirmDialog
              title={texts.endAllTitle(allLabel)}
              text={allText}
              action={allLabel}
              onConfirm={async () => {
                toasts.success((await props.endAll()).message);
              }}
              onClose={() => setAsking(false)}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}

const HEADING = 'open-sessions';
