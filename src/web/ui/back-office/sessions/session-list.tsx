import type { UseQueryResult } from '@tanstack/react-query';
import { LifeBuoy, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Session } from '#contracts/account.ts';
import * as texts from '#texts/back-office/sessions.tsx';
import { ActionButton } from '../action-button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { formatAgo, formatMoment } from '../formats.ts';
import { QueryState } from '../query-state.tsx';
import { StatusDot } from '../status-dot.tsx';
import { toasts } from '../toasts.tsx';
import { unseen } from '../unseen.tsx';
import { useAction } from '../use-call.ts';

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

type SessionRowProps = {
  session: Session;
  isBusy: boolean;
  /** Missing where the session can only be seen. */
  onEnd: (() => void) | undefined;
};

/**
 * One session: the device, its network, when it was last used and begun, and the button to end it.
 */
function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, network, createdAt, lastSeenAt, isThis, support } = session;
  const Icon = iconOf(session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 sm:flex-nowrap">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-hover text-ink-soft"
      >
        <Icon size={17} />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span className="font-medium">{device}</span>
          {isThis && <StatusDot tone="good">{texts.thisSession}</StatusDot>}
          {support !== null && <StatusDot tone="warn">{texts.supportBy(support)}</StatusDot>}
        </p>
        <p className="text-dense text-ink-muted">
          {texts.networkAndSeen({
            network: <span className="wrap-anywhere">{network}</span>,
            seen: (
              <time dateTime={lastSeenAt} title={formatMoment(lastSeenAt)}>
                {formatAgo(lastSeenAt)}
              </time>
            ),
          })}
          <span className="block">
            {texts.loggedInAt(<time dateTime={createdAt}>{formatMoment(createdAt)}</time>)}
          </span>
        </p>
      </div>
      {!isThis && onEnd && (
        <ActionButton busy={isBusy && texts.endingOne} onClick={onEnd} className="shrink-0">
          {texts.endOne({ device, moment: formatMoment(createdAt) }, unseen)}
        </ActionButton>
      )}
    </li>
  );
}

function iconOf({ device, support }: Session) {
  if (support !== null) return LifeBuoy;
  return /Android|iOS|Phone|HarmonyOS/.test(device) ? Smartphone : Monitor;
}
