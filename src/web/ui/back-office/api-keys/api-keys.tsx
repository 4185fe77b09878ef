import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey, MadeApiKey } from '#contracts/api-key.ts';
import { apiKeyCalls } from '#contracts/calls/api-keys.ts';
import type { SecondFactor } from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/api-keys.ts';
import { Written } from '../../written.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { formatAgo, formatDay } from '../formats.ts';
import { NothingYet } from '../nothing-yet.tsx';
import { QueryState } from '../query-state.tsx';
import { useProof } from '../second-factor/use-proof.tsx';
import { useSecondFactor } from '../second-factor/use-second-factor.ts';
import { readClaims, useToken } from '../session.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { StatusDot } from '../status-dot.tsx';
import { useRead, useTell } from '../use-call.ts';
import type { KeyScopes } from './make-key-dialog.tsx';

const MakeKeyDialog = lazyDialog(
  () => import('./make-key-dialog.tsx'),
  (module) => module.MakeKeyDialog,
);
const SecretDialog = lazyDialog(
  () => import('./secret-dialog.tsx'),
  (module) => module.SecretDialog,
);

/** The API keys of who is logged in, and those of others that they may revoke. */
export function ApiKeys(props: KeyScopes) {
  const { role } = useBackOffice();
  const token = useToken(role);
  const isSupport = token ? readClaims(token).support !== undefined : false;
  const factors = useSecondFactor();
  const query = useRead(apiKeyCalls[role.role].getKeys, {});
  return (
    <>
      <ScreenHead title={texts.title} text={isSupport ? texts.notForSupport : texts.text}>
        {factors.data && !isSupport && <MakeKey state={factors.data} {...props} />}
      </ScreenHead>
      <QueryState query={query} what={texts.title} height="12rem">
        {(keys) =>
          keys.length === 0 ? (
            <NothingYet title={texts.none} text={texts.noneText} />
          ) : (
            <ul aria-label={texts.title} className="divide-y divide-hair border-y border-hair">
              {keys.map((key) => (
                <KeyRow key={key._id} shown={key} isReadOnly={isSupport} {...props} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}

function MakeKey({ state, ...scopes }: KeyScopes & { state: SecondFactor }) {
  const { withProof, dialog } = useProof(state);
  const [proof, setProof] = useState<string | null>(null);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  return (
    <>
      <ActionButton look="solid" onClick={() => withProof(setProof)}>
        <KeyRound size={15} aria-hidden="true" />
        {texts.make}
      </ActionButton>
      {dialog}
      {proof !== null && (
        <MakeKeyDialog proof={proof} {...scopes} onMade={setMade} onClose={() => setProof(null)} />
      )}
      {made !== null && (
        <SecretDialog
          title={texts.keyOf(made.name)}
          text={texts.keepKey}
          secret={made.key}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}

type KeyRowProps = KeyScopes & { shown: ApiKey; isReadOnly: boolean };

function KeyRow({ shown, isReadOnly, nameOf }: KeyRowProps) {
  const { role } = useBackOffice();
  const revoke = useTell(apiKeyCalls[role.role].revokeKey);
  const [isAsking, setAsking] = useState(false);
  const { name, ending, scopes, owner, isOwn, createdAt, expiresAt, lastUsedAt } = shown;
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date();
  const facts = [
    texts.madeOn(formatDay(createdAt)),
    lastUsedAt === null ? texts.neverUsed : texts.usedLast(formatAgo(lastUsedAt)),
    ...(isOver
      ? []
      : [expiresAt === null ? texts.neverExpires : texts.expiresOn(formatDay(expiresAt))]),
  ];
  return (
    <li data-row={shown._id} className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <h2 className="flex flex-wrap items-center gap-x-2.5 font-medium wrap-anywhere">
          <Written>{name}</Written>
          <code dir="ltr" className="text-dense font-normal text-ink-muted">
            …{ending}
          </code>
          {isOver && <StatusDot tone="bad">{texts.expired}</StatusDot>}
        </h2>
        <p className="text-dense text-ink-soft first-letter:uppercase">
          {scopes.map(nameOf).join(' · ')}
        </p>
        <p className="mt-0.5 text-fine text-ink-muted">
          {[...(isOwn ? [] : [texts.of(owner)]), ...facts].join(' · ')}
        </p>
      </div>
      {!isReadOnly && (
        <ActionButton aria-label={texts.revokeNamed(name)} onClick={() => setAsking(true)}>
          {texts.revoke}
        </ActionButton>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.revokeTitle(name)}
          text={texts.revokeText}
          action={texts.revoke}
          onConfirm={() => revoke({ params: { keyId: shown._id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
