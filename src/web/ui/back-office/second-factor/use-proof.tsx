import { type ReactNode, useRef, useState } from 'react';
import type { Confirmed, SecondFactor } from '#contracts/second-factor.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { readToken } from '../session.ts';
import { ConfirmOwner } from './confirm-owner.tsx';

type Step = (proof: string) => void;

/** Some time before it ends, so that a started change can be finished. */
const MARGIN_MS = 2 * 60_000;

/**
 * Asks the user to prove to be the owner before a change, and then not again for some minutes.
 * `dialog` has to be rendered.
 */
export function useProof(state: SecondFactor): {
  withProof: (step: Step) => void;
  dialog: ReactNode;
} {
  const { role } = useBackOffice();
  const kept = useRef<(Confirmed & { token: string | null }) | null>(null);
  const [waiting, setWaiting] = useState<{ step: Step } | null>(null);

  function withProof(step: Step) {
    const confirmed = kept.current;
    // A new password brings a new token, and ends the proof.
    const isOfThis = confirmed !== null && confirmed.token === readToken(role);
    if (isOfThis && Date.parse(confirmed.expiresAt) - Date.now() > MARGIN_MS) step(confirmed.proof);
    else setWaiting({ step });
  }

  const dialog = waiting && (
    <ConfirmOwner
      state={state}
      onConfirmed={(confirmed) => {
        kept.current = { ...confirmed, token: readToken(role) };
        setWaiting(null);
        waiting.step(confirmed.proof);
      }}
      onClose={() => setWaiting(null)}
    />
  );
  return { withProof, dialog };
}
