import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { NewPasskey, PasskeyAssertion } from '#contracts/second-factor.ts';

export type PasskeyProof = z.input<typeof PasskeyAssertion>;

/** Asks the user for a passkey, with the server's options. Rejects where none is given. */
export async function provePasskey(options: object): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const proof = await startAuthentication({ optionsJSON });
  return { ...proof, clientExtensionResults: { ...proof.clientExtensionResults } };
}

/** Lets the user's device create a passkey, with the server's options. */
export async function makePasskey(options: object): Promise<z.input<typeof NewPasskey>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}
