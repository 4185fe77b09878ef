import { KeyRound, LifeBuoy, type LucideIcon, Pencil, Smartphone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SecondFactor } from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { Written } from '../../written.tsx';
import { ActionButton, IconButton } from '../action-button.tsx';
import { formatDay, formatMoment } from '../formats.ts';
import { StatusDot } from '../status-dot.tsx';
import { whyNoPasskeys } from './passkey-support.ts';
import type { FactorAction } from './second-factor-settings.tsx';
import { isOn } from './use-second-factor.ts';

type FactorListProps = { state: SecondFactor; onAction: (action: FactorAction) => void };

const FEW_CODES = 3;

/** The list of second factors: since when, last used when, and their actions. */
export function FactorList({ state, onAction }: FactorListProps) {
  const on = isOn(state);
  return (
    <div>
      <p className="text-ink-soft">
        <StatusDot tone={on ? 'good' : 'quiet'}>{on ? texts.on : texts.off}</StatusDot>
        <span className="ms-2">{on ? texts.passwordIsNotEnough : texts.withItSafer}</span>
      </p>
      <ul className="mt-4 divide-y divide-hair border-y border-hair">
        <AppRow state={state} onAction={onAction} />
        <PasskeyRows state={state} onAction={onAction} />
        {state.recoveryCodes && <CodesRow codes={state.recoveryCodes} onAction={onAction} />}
      </ul>
      {on && !state.isDemanded && (
        <ActionButton className="mt-4" onClick={() => onAction({ kind: 'turn-off' })}>
          {texts.turnOffAll}
        </ActionButton>
      )}
      {state.isDemanded && (
        <p className="mt-4 text-dense text-ink-muted">
          {on ? texts.lastWayStays : texts.setUpOneOfThese}
        </p>
      )}
    </div>
  );
}

type RowProps = { Icon: LucideIcon; title: string; text: ReactNode; children?: ReactNode };

function Row({ Icon, title, text, children }: RowProps) {
  return (
    <div className="flex gap-3">
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[11rem] flex-1">
          <p className="font-medium">{title}</p>
          <p className="text-dense text-ink-muted">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

function AppRow({ state: { authenticatorApp }, onAction }: FactorListProps) {
  return (
    <li className="py-3.5">
      <Row
        Icon={Smartphone}
        title={texts.authenticatorApp}
        text={authenticatorApp ? <Times {...authenticatorApp} /> : texts.appHint}
      >
        {authenticatorApp ? (
          <ActionButton
            aria-label={texts.removeApp}
            onClick={() => onAction({ kind: 'remove-app' })}
          >
            {texts.remove}
          </ActionButton>
        ) : (
          <ActionButton onClick={() => onAction({ kind: 'add-app' })}>
            {texts.setUpApp}
          </ActionButton>
        )}
      </Row>
    </li>
  );
}

function PasskeyRows({ state: { passkeys, passkeyOrigin }, onAction }: FactorListProps) {
  const reason = whyNoPasskeys(passkeyOrigin);
  return (
    <li className="py-3.5">
      <Row Icon={KeyRound} title={texts.passkeys} text={reason ?? texts.passkeyHint}>
        {reason === null && (
          <ActionButton onClick={() => onAction({ kind: 'add-passkey' })}>
            {texts.addPasskey}
          </ActionButton>
        )}
      </Row>
      {passkeys.length > 0 && (
        <ul aria-label={texts.yourPasskeys} className="mt-2 flex flex-col ps-[1.875rem]">
          {passkeys.map((passkey) => (
            <li key={passkey._id} className="flex items-center gap-1 py-1.5">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <Written>{passkey.name}</Written>
                </p>
                <p className="text-dense text-ink-muted">
                  <Times {...passkey} />
                </p>
              </div>
              <IconButton
                label={texts.renameOne(passkey.name)}
                onClick={() => onAction({ kind: 'rename-passkey', passkey })}
              >
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.removeOne(passkey.name)}
                onClick={() => onAction({ kind: 'remove-passkey', passkey })}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type CodesRowProps = Pick<FactorListProps, 'onAction'> & {
  codes: NonNullable<SecondFactor['recoveryCodes']>;
};

function CodesRow({ codes: { left, total, createdAt }, onAction }: CodesRowProps) {
  return (
    <li className="py-3.5">
      <Row
        Icon={LifeBuoy}
        title={texts.recoveryCodes}
        text={texts.codesState({
          left: (
            <span className={left <= FEW_CODES ? 'font-medium text-warn' : undefined}>
              {texts.codesLeft({ left, total })}
            </span>
          ),
          drawn: formatDay(createdAt),
        })}
      >
        <ActionButton onClick={() => onAction({ kind: 'renew-codes' })}>
          {texts.createNewCodes}
        </ActionButton>
      </Row>
    </li>
  );
}

function Times({ addedAt, lastUsedAt }: { addedAt: string; lastUsedAt: string | null }) {
  const added = formatDay(addedAt);
  return lastUsedAt
    ? texts.addedAndUsed({ added, used: formatMoment(lastUsedAt) })
    : texts.addedNotUsed(added);
}
