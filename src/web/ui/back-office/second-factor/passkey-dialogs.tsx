import { z } from 'zod';
import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import { PasskeyRenamed, type RecoveryCodes, type SecondFactor } from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError } from '../calls.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/form-fields.tsx';
import { useSend } from '../use-call.ts';
import { passkeyProblem } from './passkey-support.ts';
import { makePasskey } from './prove-passkey.ts';

const Named = z.object({ name: PasskeyRenamed.shape.name });

type AddPasskeyDialogProps = {
  proof: string;
  onAdded: (codes: RecoveryCodes) => void;
  onClose: () => void;
};

/** Names a new passkey, and lets the device or a security key create it. */
export function AddPasskeyDialog({ proof, onAdded, onClose }: AddPasskeyDialogProps) {
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

export function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
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
