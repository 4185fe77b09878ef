import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { NewPasskey, PasskeyAssertion } from '#contracts/second-factor.ts';

export type PasskeyProof = z.input<typeof PasskeyAssertion>;

/** Asks the reader for a passkey, with the options of the server. Rejects where they do not give one. */
export async function provePasskey(options: object): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const proof = await startAuthentication({ optionsJSON });
  return { ...proof, clientExtensionResults: { ...proof.clientExtensionResults } };
}

/** Has the reader's device make a passkey, with the options of the server. */
export async function makePasskey(options: object): Promise<z.input<typeof NewPasskey>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}
