import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import type { SecondFactor } from '#contracts/second-factor.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { useRead } from '../use-call.ts';

/** The account's second factors, and a function to reload them. */
export function useSecondFactor() {
  const { role } = useBackOffice();
  return useRead(secondFactorCalls[role.role].getSecondFactor, {});
}

/** Whether a log-in asks for more than the password. */
export const isOn = ({ authenticatorApp, passkeys }: SecondFactor) =>
  authenticatorApp !== null || passkeys.length > 0;
