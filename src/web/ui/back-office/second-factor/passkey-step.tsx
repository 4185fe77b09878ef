import { useState } from 'react';
import { logInCalls } from '#contracts/calls/accounts.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { callApi } from '../../api-client.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError } from '../calls.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { passkeyProblem } from './passkey-support.ts';
import { type PasskeyProof, provePasskey } from './prove-passkey.ts';

type PasskeyStepProps = {
  ticket: string;
  busy: string | false;
  /** Sends the device's response; rejects where it is not accepted. */
  onAnswer: (passkey: PasskeyProof) => Promise<void>;
};

/** The passkey as second step: browsers require a press before they ask for one. */
export function PasskeyStep({ ticket, busy, onAnswer }: PasskeyStepProps) {
  const { ask, isAsking, problem } = usePasskeyChallenge({ ticket }, onAnswer);
  return (
    <>
      <p className="text-ink-soft">{texts.showItIsYou}</p>
      <FormProblem>{problem}</FormProblem>
      <ActionButton
        look="solid"
        className="min-h-11!"
        autoFocus
        busy={busy || (isAsking && texts.waitingForPasskey)}
        onClick={ask}
      >
        {texts.usePasskey}
      </ActionButton>
    </>
  );
}

/** Asks for a passkey at a log-in: the ticket's account's, or without a ticket anybody's. */
export function usePasskeyChallenge(
  question: { ticket?: string },
  onAnswer: (passkey: PasskeyProof) => Promise<void>,
) {
  const { role } = useBackOffice();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    setAsking(true);
    setProblem(null);
    try {
      const { getPasskeyOptions } = logInCalls[role.role];
      const result = await callApi(getPasskeyOptions, { body: question });
      if (!result.ok) throw callError(result.failure);
      await onAnswer(await provePasskey(result.data.options));
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
    setAsking(false);
  }

  return { ask, isAsking, problem };
}
