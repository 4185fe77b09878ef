import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { Confirmation, type Confirmed, type SecondFactor } from '#contracts/second-factor.ts';
import { PrivateForm } from '../../private-form.tsx';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { PasswordField } from '../form/form-fields.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import type { Written } from '../mutate.ts';
import { CodeField } from './code-field.tsx';
import { passkeyProblem, whyNoPasskeys } from './passkey-support.ts';
import { provePasskey } from './prove-passkey.ts';

const ByPassword = z.object({ password: z.string().min(1, 'Password is required') });
const ByCode = z.object({ code: Confirmation.shape.code.unwrap() });

type ConfirmOwnerProps = {
  state: SecondFactor;
  onConfirmed: (confirmed: Confirmed) => void;
  onClose: () => void;
};

/** Asks for the password, a code or a passkey, before how one logs in is changed. */
export function ConfirmOwner({ state, onConfirmed, onClose }: ConfirmOwnerProps) {
  const { role, calls } = useBackOffice();
  // Null until one has chosen: the dialog begins with its first field by itself, but not on phones.
  const [chosen, setChosen] = useState<'code' | 'password' | null>(null);
  const byCode = chosen === 'code';
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const path = `/${role.role}/second-factor`;
  const hasPasskey = state.passkeys.length > 0 && whyNoPasskeys(state.passkeyOrigin) === null;

  async function confirm(body: object) {
    const write = { method: 'POST', body } as const;
    onConfirmed((await calls.write<Written<Confirmed>>(`${path}/confirm`, write)).data);
  }

  async function byPasskey() {
    setAsking(true);
    setProblem(null);
    try {
      const answer = await calls.write<{ options: object }>(`${path}/passkey-options`, {
        method: 'POST',
      });
      await confirm({ passkey: await provePasskey(answer.options) });
    } catch (error) {
      setProblem(passkeyProblem(error));
      setAsking(false);
    }
  }

  return (
    <DialogFrame
      title="Is it you?"
      description="You are about to change how you log in. Show that this account is yours."
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
        {problem && (
          <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem}
          </p>
        )}
        {(hasPasskey || state.authenticatorApp) && (
          <div className="flex flex-wrap gap-2 border-t border-hair pt-4">
            {hasPasskey && (
              <ActionButton busy={isAsking && 'Waiting for your passkey…'} onClick={byPasskey}>
                Use a passkey
              </ActionButton>
            )}
            {state.authenticatorApp && (
              <ActionButton onClick={() => setChosen(byCode ? 'password' : 'code')}>
                {byCode ? 'Use your password' : 'Use a code from your app'}
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
  /** Whether one begins with its field, having asked for it. */
  isFirst: boolean;
  onSubmit: (body: object) => Promise<void>;
  onClose: () => void;
};

function OwnerForm({ byCode, isFirst, onSubmit, onClose }: OwnerFormProps) {
  const { form, submit, problem } = useDraftForm<Record<string, string>, object>({
    schema: (byCode ? ByCode : ByPassword) as never,
    defaults: byCode ? { code: '' } : { password: '' },
  });
  const send = submit(onSubmit);
  return (
    <FormProvider {...form}>
      <PrivateForm onSubmit={send} className="flex flex-col gap-4">
        {byCode ? (
          <CodeField
            isFirst={isFirst}
            onComplete={() => form.formState.isSubmitting || void send()}
          />
        ) : (
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            autoFocus={isFirst}
          />
        )}
        {problem && (
          <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <ActionButton onClick={onClose}>Cancel</ActionButton>
          <ActionButton
            type="submit"
            look="solid"
            busy={form.formState.isSubmitting && 'Checking...'}
          >
            Continue
          </ActionButton>
        </div>
      </PrivateForm>
    </FormProvider>
  );
}
