import { Download } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import { PasskeyRenamed, type RecoveryCodes, type SecondFactor } from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError } from '../calls.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/form-fields.tsx';
import { QueryState } from '../query-state.tsx';
import { readClaims, readToken } from '../session.ts';
import { toasts } from '../toasts.tsx';
import { useSend } from '../use-call.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { FactorList } from './factor-list.tsx';
import { passkeyProblem } from './passkey-support.ts';
import { makePasskey } from './prove-passkey.ts';
import { ShownOnceDialog } from './shown-once-dialog.tsx';
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
    return <p className="text-ink-muted">{texts.notForSupport}</p>;
  }
  return (
    <QueryState query={query} what={texts.twoStepVerification} height="16rem">
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
      return <AddAppDialog {...common} onAdded={added(texts.appIsSetUp)} />;
    case 'add-passkey':
      return <AddPasskeyDialog {...common} onAdded={added(texts.passkeyIsAdded)} />;
    case 'rename-passkey':
      return (
        <RenamePasskeyDialog
          {...common}
          passkey={action.passkey}
          onRenamed={() => toasts.success(texts.passkeyIsRenamed)}
        />
      );
    case 'remove-passkey':
      return (
        <ConfirmDialog
          title={texts.removePasskeyTitle(action.passkey.name)}
          text={texts.removePasskeyText}
          action={texts.remove}
          onClose={onClose}
          onConfirm={async () => {
            await removePasskey({ params: { id: action.passkey._id }, body });
            toasts.success(texts.passkeyIsRemoved);
          }}
        />
      );
    case 'remove-app':
      return (
        <ConfirmDialog
          title={texts.removeAppTitle}
          text={texts.removeAppText}
          action={texts.remove}
          onClose={onClose}
          onConfirm={async () => {
            await removeApp({ body });
            toasts.success(texts.appIsRemoved);
          }}
        />
      );
    case 'renew-codes':
      return (
        <ConfirmDialog
          title={texts.renewCodesTitle}
          text={texts.renewCodesText}
          action={texts.createNewCodes}
          isDangerous={false}
          onClose={onClose}
          onConfirm={async () => {
            const { data } = await renewRecoveryCodes({ body });
            added(texts.codesAreRenewed)(data);
          }}
        />
      );
    case 'turn-off':
      return (
        <ConfirmDialog
          title={texts.turnOffTitle}
          text={texts.turnOffText}
          action={texts.turnOff}
          onClose={onClose}
          onConfirm={async () => {
            await turnOff({ body });
            toasts.success(texts.isOff);
          }}
        />
      );
  }
}

const Named = z.object({ name: PasskeyRenamed.shape.name });

type AddPasskeyDialogProps = {
  proof: string;
  onAdded: (codes: RecoveryCodes) => void;
  onClose: () => void;
};

/** Names a new passkey, and lets the device or a security key create it. */
function AddPasskeyDialog({ proof, onAdded, onClose }: AddPasskeyDialogProps) {
  const { role, calls } = useBackOffice();
  const addPasskey = useSend(secondFactorCalls[role.role].addPasskey);
  return (
    <FormDialog<{ name: string }, { name: string }>
      title={texts.addPasskey}
      schema={Named}
      defaults={{ name: '' }}
      submit={texts.createPasskey}
      busy={texts.waitingForDevice}
      width="26rem"
      onSubmit={async ({ name }) => {
        const { beginPasskey } = secondFactorCalls[role.role];
        const { options } = await calls.send(beginPasskey, { body: { proof } });
        const passkey = await makePasskey(options).catch((error) => {
          const message = passkeyProblem(error);
          throw callError({ status: 0, code: 'passkey', message });
        });
        onAdded((await addPasskey({ body: { proof, name, passkey } })).data);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.passkeyText}</p>
      <TextField
        name="name"
        label={texts.passkeyName}
        placeholder={texts.passkeyNameExample}
        maxLength={60}
        hint={texts.passkeyNameHint}
        autoComplete="off"
      />
    </FormDialog>
  );
}

type RenamePasskeyDialogProps = {
  proof: string;
  passkey: SecondFactor['passkeys'][number];
  onRenamed: () => void;
  onClose: () => void;
};

function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
  const { proof, passkey, onRenamed, onClose } = props;
  const { role } = useBackOffice();
  const renamePasskey = useSend(secondFactorCalls[role.role].renamePasskey);
  return (
    <FormDialog<{ name: string }, { name: string }>
      title={texts.renamePasskey}
      schema={Named}
      defaults={{ name: passkey.name }}
      submit={texts.rename}
      busy={texts.renaming}
      width="26rem"
      onSubmit={async ({ name }) => {
        await renamePasskey({ params: { id: passkey._id }, body: { proof, name } });
        onRenamed();
      }}
      onClose={onClose}
    >
      <TextField name="name" label={texts.passkeyName} maxLength={60} autoComplete="off" />
    </FormDialog>
  );
}

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shows new recovery codes, only once. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { site } = useBackOffice();
  const text = [
    texts.codesFor({ site: site.name, host: location.host }),
    texts.eachWorksOnce,
    '',
    ...codes,
    '',
  ].join('\n');
  return (
    <ShownOnceDialog
      title={texts.keepCodesTitle}
      description={texts.keepCodesText}
      width="28rem"
      {...{ text, onClose }}
      texts={{
        copy: texts.copy,
        haveYouKept: texts.haveYouKept,
        notShownAgain: texts.notShownAgain,
        haveKept: texts.haveKept,
        showAgain: texts.showAgain,
      }}
      save={(keep) => (
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          data-look="line"
          className="back-office-button"
          onClick={keep}
        >
          <Download size={15} aria-hidden="true" />
          {texts.download}
        </a>
      )}
    >
      <ol
        translate="no"
        dir="ltr"
        className="grid gap-x-6 gap-y-1.5 rounded-control border border-hair bg-ground px-4 py-3 [font-family:ui-monospace,monospace] text-dense sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnceDialog>
  );
}
