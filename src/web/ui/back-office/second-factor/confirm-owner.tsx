import { useState } from 'react';
import { z } from 'zod';
import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import { Confirmation, type Confirmed, type SecondFactor } from '#contracts/second-factor.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { DraftForm, SubmitButton } from '../form/draft-form.tsx';
import { PasswordField } from '../form/form-fields.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { CodeField } from './code-field.tsx';
import { passkeyProblem, whyNoPasskeys } from './passkey-support.ts';
import { provePasskey } from './prove-passkey.ts';

const ByPassword = z.object({ password: z.string().min(1, texts.passwordRequired) });
const ByCode = z.object({ code: Confirmation.shape.code.unwrap() });

type Proof = z.input<typeof Confirmation>;

type ConfirmOwnerProps = {
  state: SecondFactor;
  onConfirmed: (confirmed: Confirmed) => void;
  onClose: () => void;
};

/** Asks for the password, a code or a passkey before a change of how to log in. */
export function ConfirmOwner({ state, onConfirmed, onClose }: ConfirmOwnerProps) {
  const { role, calls } = useBackOffice();
  // Null until a choice: the dialog itself focuses its first field, but not on phones.
  const [chosen, setChosen] = useState<'code' | 'password' | null>(null);
  const byCode = chosen === 'code';
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { confirmOwner, getPasskeyOptions } = secondFactorCalls[role.role];
  const hasPasskey = state.passkeys.length > 0 && whyNoPasskeys(state.passkeyOrigin) === null;

  async function confirm(body: Proof) {
    onConfirmed((await calls.send(confirmOwner, { body })).data);
  }

  async function byPasskey() {
    setAsking(true);
    setProblem(null);
    try {
      const { options } = await calls.send(getPasskeyOptions, {});
      await confirm({ passkey: await provePasskey(options) });
    } catch (error) {
      setProblem(passkeyProblem(error));
      setAsking(false);
    }
  }

  return (
    <DialogFrame
      title={texts.isItYou}
      description={texts.showAccountIsYours}
      width="25rem"
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pt-4 pb-5 md:px-6">
        <OwnerForm
          key={chosen}
          byCode={byCode}
          isFirst={chosen !== null}
          onSubmit={confirm}
          onClose={onClose}
        />
        <FormProblem>{problem}</FormProblem>
        {(hasPasskey || state.authenticatorApp) && (
          <div className="flex flex-wrap gap-2 border-t border-hair pt-4">
            {hasPasskey && (
              <ActionButton busy={isAsking && texts.waitingForPasskey} onClick={byPasskey}>
                {texts.usePasskey}
              </ActionButton>
            )}
            {state.authenticatorApp && (
              <ActionButton onClick={() => setChosen(byCode ? 'password' : 'code')}>
                {byCode ? texts.usePassword : texts.useCode}
              </ActionButton>
            )}
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

type OwnerFormProps = {
  byCode: boolean;
  /** Whether its field takes the focus, after it was chosen. */
  isFirst: boolean;
  onSubmit: (body: Proof) => Promise<void>;
  onClose: () => void;
};

function OwnerForm({ byCode, isFirst, onSubmit, onClose }: OwnerFormProps) {
  const { form, submit, problem } = useDraftForm<Record<string, string>, Proof>({
    schema: (byCode ? ByCode : ByPassword) as never,
    defaults: byCode ? { code: '' } : { password: '' },
  });
  const send = submit(onSubmit);
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-4">
      {byCode ? (
        <CodeField
          isFirst={isFirst}
          onComplete={() => form.formState.isSubmitting || void send()}
        />
      ) : (
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          autoFocus={isFirst}
        />
      )}
      <FormProblem>{problem?.message}</FormProblem>
      <div className="flex justify-end gap-2">
        <ActionButton onClick={onClose}>{controls.cancel}</ActionButton>
        <SubmitButton busy={texts.checking}>{texts.continueOn}</SubmitButton>
      </div>
    </DraftForm>
  );
}
