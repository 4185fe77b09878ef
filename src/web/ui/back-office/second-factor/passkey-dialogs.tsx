import { z } from 'zod';
import { PasskeyRenamed, type RecoveryCodes, type SecondFactor } from '#contracts/second-factor.ts';
import { useCalls } from '../back-office-provider.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/form-fields.tsx';
import type { Written } from '../mutate.ts';
import { passkeyProblem } from './passkey-support.ts';
import { makePasskey } from './prove-passkey.ts';

const Named = z.object({ name: PasskeyRenamed.shape.name });

type AddPasskeyDialogProps = {
  path: string;
  proof: string;
  onAdded: (codes: RecoveryCodes) => void;
  onClose: () => void;
};

/** Names a new passkey, and has the device or a security key make it. */
export function AddPasskeyDialog({ path, proof, onAdded, onClose }: AddPasskeyDialogProps) {
  const calls = useCalls();
  return (
    <FormDialog<{ name: string }, { name: string }>
      title="Add a passkey"
      schema={Named}
      defaults={{ name: '' }}
      submit="Create passkey"
      busy="Waiting for your device…"
      width="26rem"
      onSubmit={async ({ name }) => {
        const begun = await calls.write<{ options: object }>(`${path}/begin-passkey`, {
          method: 'POST',
          body: { proof },
        });
        const passkey = await makePasskey(begun.options).catch((error) => {
          const message = passkeyProblem(error);
          throw Object.assign(new Error(message), {
            failure: { status: 0, code: 'passkey', message },
          });
        });
        const answer = await calls.write<Written<RecoveryCodes>>(`${path}/add-passkey`, {
          method: 'POST',
          body: { proof, name, passkey },
        });
        onAdded(answer.data);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Your fingerprint, face, screen lock or security key then opens your account. The passkey
        stays with your device or password manager; we never see it.
      </p>
      <TextField
        name="name"
        label="Name"
        placeholder="Work laptop"
        maxLength={60}
        hint="So that you know it again in the list."
        autoComplete="off"
      />
    </FormDialog>
  );
}

type RenamePasskeyDialogProps = {
  path: string;
  proof: string;
  passkey: SecondFactor['passkeys'][number];
  onRenamed: () => void;
  onClose: () => void;
};

export function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
  const { path, proof, passkey, onRenamed, onClose } = props;
  const calls = useCalls();
  return (
    <FormDialog<{ name: string }, { name: string }>
      title="Rename passkey"
      schema={Named}
      defaults={{ name: passkey.name }}
      submit="Rename"
      busy="Renaming..."
      width="26rem"
      onSubmit={async ({ name }) => {
        const write = { method: 'PUT', body: { proof, name } } as const;
        await calls.write(`${path}/rename-passkey/${passkey._id}`, write);
        onRenamed();
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" maxLength={60} autoComplete="off" />
    </FormDialog>
  );
}
