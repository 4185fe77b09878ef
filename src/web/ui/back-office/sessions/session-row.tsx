import { LifeBuoy, Monitor, Smartphone } from 'lucide-react';
import type { Session } from '#contracts/session.ts';
import * as texts from '#texts/back-office/sessions.tsx';
import { ActionButton } from '../action-button.tsx';
import { formatAgo, formatMoment } from '../formats.ts';
import { StatusDot } from '../status-dot.tsx';
import { unseen } from '../unseen.tsx';

type SessionRowProps = {
  session: Session;
  isBusy: boolean;
  /** Missing where the session can only be seen. */
  onEnd: (() => void) | undefined;
};

/**
 * One session: the device, its network, when it was last used and begun, and the button to end it.
 */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
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
