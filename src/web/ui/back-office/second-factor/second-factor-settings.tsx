import { useState } from 'react';
import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import type { RecoveryCodes, SecondFactor } from '#contracts/second-factor.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { QueryState } from '../query-state.tsx';
import { readClaims, readToken } from '../session.ts';
import { toasts } from '../toasts.tsx';
import { useSend } from '../use-call.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { FactorList } from './factor-list.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useProof } from './use-proof.tsx';
import { useSecondFactor } from './use-second-factor.ts';

type Passkey = SecondFactor['passkeys'][number];

/** The change to make. */
export type FactorAction =
  | { kind: 'add-app' | 'remove-app' | 'add-passkey' | 'renew-codes' | 'turn-off' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey };

type Open = { action: FactorAction; proof: string } | { codes: readonly string[] };

/** Two-step verification of the logged-in account: what is set up, and every way to change it. */
export function SecondFactorSettings() {
  const { role } = useBackOffice();
  const query = useSecondFactor();
  if (readClaims(readToken(role) ?? '').support) {
    return <p className="text-ink-muted">Only the seller itself can change this, not support.</p>;
  }
  return (
    <QueryState query={query} what="Two-step verification" height="16rem">
      {(state) => <Settings state={state} />}
    </QueryState>
  );
}

function Settings({ state }: { state: SecondFactor }) {
  const { withProof, dialog } = useProof(state);
  const [open, setOpen] = useState<Open | null>(null);
  const begin = (action: FactorAction) => withProof((proof) => setOpen({ action, proof }));

  const added = (message: string) => (answer: RecoveryCodes) => {
    toasts.success(message);
    setOpen(answer.recoveryCodes && { codes: answer.recoveryCodes });
  };

  return (
    <>
      <FactorList state={state} onAction={begin} />
      {dialog}
      {open && 'codes' in open && (
        <RecoveryCodesDialog codes={open.codes} onClose={() => setOpen(null)} />
      )}
      {open && 'action' in open && (
        <ActionDialog
          {...open}
          added={added}
          // The action may have opened the next dialog.
          onClose={() => setOpen((now) => (now === open ? null : now))}
        />
      )}
    </>
  );
}

type ActionDialogProps = {
  action: FactorAction;
  proof: string;
  added: (message: string) => (answer: RecoveryCodes) => void;
  onClose: () => void;
};

function ActionDialog({ action, proof, added, onClose }: ActionDialogProps) {
  const { role } = useBackOffice();
  const calls = secondFactorCalls[role.role];
  const removePasskey = useSend(calls.removePasskey);
  const removeApp = useSend(calls.removeApp);
  const renewRecoveryCodes = useSend(calls.renewRecoveryCodes);
  const turnOff = useSend(calls.turnOff);
  const body = { proof };
  const common = { proof, onClose };
  switch (action.kind) {
    case 'add-app':
      return <AddAppDialog {...common} onAdded={added('Your authenticator app is set up')} />;
    case 'add-passkey':
      return <AddPasskeyDialog {...common} onAdded={added('The passkey is added')} />;
    case 'rename-passkey':
      return (
        <RenamePasskeyDialog
          {...common}
          passkey={action.passkey}
          onRenamed={() => toasts.success('The passkey is renamed')}
        />
      );
    case 'remove-passkey':
      return (
        <ConfirmDialog
          title={`Remove “${action.passkey.name}”?`}
          text="It cannot be used to log in here any more. Your device may go on offering it: remove it there too."
          action="Remove"
          busy="Removing..."
          onClose={onClose}
          onConfirm={async () => {
            await removePasskey({ params: { id: action.passkey._id }, body });
            toasts.success('The passkey is removed');
          }}
        />
      );
    case 'remove-app':
      return (
        <ConfirmDialog
          title="Remove the authenticator app?"
          text="Its codes open nothing here any more."
          action="Remove"
          busy="Removing..."
          onClose={onClose}
          onConfirm={async () => {
            await removeApp({ body });
            toasts.success('The authenticator app is removed');
          }}
        />
      );
    case 'renew-codes':
      return (
        <ConfirmDialog
          title="Create new recovery codes?"
          text="You get ten new ones. The old ones, used or not, work no more."
          action="Create new codes"
          busy="Drawing..."
          isDangerous={false}
          onClose={onClose}
          onConfirm={async () => {
            const { data } = await renewRecoveryCodes({ body });
            added('Your old recovery codes work no more')(data);
          }}
        />
      );
    case 'turn-off':
      return (
        <ConfirmDialog
          title="Turn off two-step verification?"
          text="The authenticator app, all passkeys and the recovery codes are removed. Your password alone opens your account then."
          action="Turn off"
          busy="Turning off..."
          onClose={onClose}
          onConfirm={async () => {
            await turnOff({ body });
            toasts.success('Two-step verification is off');
          }}
        />
      );
  }
}
