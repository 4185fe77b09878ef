import { KeyRound } from 'lucide-react';
import type { LoginAnswer } from '#contracts/account.ts';
import { logInCalls } from '#contracts/calls/accounts.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { callApi } from '../../api-client.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError } from '../calls.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { toasts } from '../toasts.tsx';
import { usePasskeyChallenge } from './passkey-step.tsx';

type PasskeyLogInProps = { isDisabled: boolean; onAnswer: (answer: LoginAnswer) => void };

/** Logs in by a passkey alone. CSS shows it where browser and address support passkeys. */
export function PasskeyLogIn({ isDisabled, onAnswer }: PasskeyLogInProps) {
  const { role } = useBackOffice();
  const { ask, isAsking, problem } = usePasskeyChallenge({}, async (passkey) => {
    toasts.clear();
    const result = await callApi(logInCalls[role.role].logInByPasskey, { body: { passkey } });
    if (!result.ok) throw callError(result.failure);
    onAnswer(result.data);
  });
  return (
    <div className="needs-passkeys -mt-2 flex flex-col gap-3">
      <ActionButton
        className="min-h-11!"
        disabled={isDisabled}
        busy={isAsking && texts.waitingForPasskey}
        onClick={ask}
      >
        <KeyRound size={16} aria-hidden="true" />
        {texts.signInByPasskey}
      </ActionButton>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
