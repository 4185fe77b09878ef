import { useState } from 'react';
import { z } from 'zod';
import { logInCalls } from '#contracts/calls/accounts.ts';
import {
  type SecondFactorAsked,
  SecondFactorLogin,
  type SecondFactorMethod,
} from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { callApi } from '../../api-client.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError } from '../calls.ts';
import { DraftForm } from '../form/draft-form.tsx';
import { fieldSentence } from '../form/field-sentence.ts';
import { TextField } from '../form/form-fields.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { toasts } from '../toasts.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { canUsePasskeysHere } from './passkey-support.ts';

const fields = {
  code: z.object({ code: z.string().min(1, texts.codeRequired) }),
  'recovery-code': z.object({ recoveryCode: z.string().min(1, texts.recoveryCodeRequired) }),
};

const otherWays: Record<SecondFactorMethod, string> = {
  passkey: texts.usePasskey,
  code: texts.useCode,
  'recovery-code': texts.useRecoveryCode,
};

type Factor = Omit<z.input<typeof SecondFactorLogin>, 'ticket'>;

type SecondStepProps = {
  asked: SecondFactorAsked['secondFactor'];
  /** The button's text during the log-in, such as 'Signing in...'; false before. */
  busy: string | false;
  onToken: (token: string) => void;
  onBack: () => void;
};

/** The second step of a log-in, by one of the account's factors. */
export function SecondStep({ asked, busy, onToken, onBack }: SecondStepProps) {
  const { role } = useBackOffice();
  const [methods] = useState(() =>
    asked.methods.filter((method) => method !== 'passkey' || canUsePasskeysHere()),
  );
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery-code');

  /** Sends a second factor; throws where it is wrong. A log-in that took too long starts again. */
  async function send(factor: Factor) {
    toasts.clear();
    const body = { ticket: asked.ticket, ...factor };
    const result = await callApi(logInCalls[role.role].logInBySecondFactor, { body });
    if (result.ok) return onToken(result.data.token);
    if (result.failure.code === 'log-in-again') {
      toasts.failure(result.failure.message);
      return onBack();
    }
    // A field's error is shown only there.
    throw callError(result.failure.fields ? { ...result.failure, status: 422 } : result.failure);
  }

  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-medium">{texts.twoStepVerification}</h2>
      {methods.length < asked.methods.length && (
        <p className="text-ink-soft">{texts.passkeysNotHere}</p>
      )}
      {method === 'passkey' ? (
        <PasskeyStep ticket={asked.ticket} busy={busy} onAnswer={(passkey) => send({ passkey })} />
      ) : (
        <TypedFactor key={method} method={method} busy={busy} onSubmit={send} />
      )}
      <div className="flex flex-col items-start gap-1 border-t border-hair pt-4 text-dense">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Way key={other} onClick={() => setMethod(other)}>
              {otherWays[other]}
            </Way>
          ))}
        <Way onClick={onBack}>{texts.backToPassword}</Way>
      </div>
    </div>
  );
}

function Way({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-8 cursor-pointer underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}

type TypedFactorProps = {
  method: 'code' | 'recovery-code';
  busy: string | false;
  onSubmit: (factor: Factor) => Promise<void>;
};

function TypedFactor({ method, busy, onSubmit }: TypedFactorProps) {
  const name = method === 'code' ? 'code' : 'recoveryCode';
  const { form, submit, problem } = useDraftForm<Record<string, string>, Record<string, string>>({
    schema: fields[method] as never,
    defaults: { [name]: '' },
  });
  const send = submit(async (given) => {
    const parsed = SecondFactorLogin.shape[name].safeParse(given[name]);
    if (parsed.success) return onSubmit(given);
    const message = fieldSentence(parsed.error.issues[0]?.message ?? '');
    form.setError(name, { message }, { shouldFocus: true });
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
      {method === 'code' ? (
        <CodeField
          label={texts.codeFromApp}
          isFirst
          onComplete={() => form.formState.isSubmitting || void send()}
        />
      ) : (
        <TextField
          name="recoveryCode"
          label={texts.recoveryCode}
          hint={texts.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
      )}
      <FormProblem>{problem?.message}</FormProblem>
      <ActionButton
        type="submit"
        look="solid"
        className="min-h-11!"
        busy={busy || (form.formState.isSubmitting && texts.checking)}
      >
        {texts.continueOn}
      </ActionButton>
    </DraftForm>
  );
}
