import { isIP } from 'node:net';
import type { NewPasskey, PasskeyAssertion } from '#contracts/second-factor.ts';
import {
  type AccountKey,
  type ChallengeUse,
  findPasskey,
  recordPasskeyUse,
  takeChallenge,
} from '#database/queries/second-factor.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';

type Checking = Pick<AppContext, 'db' | 'publicUrl' | 'now' | 'log'>;

/** Returns the user handle that an authenticator stores with a passkey. */
export const userHandleOf = ({ role, id }: AccountKey) => `${role}:${id}`;

/**
 * Returns the account whose passkey signed the challenge of this use, and notes that it was used.
 * Null where the signature is not accepted: an unknown passkey, another account's, another site's,
 * a challenge that was used or has expired, a counter that does not increase.
 */
export async function checkPasskey(
  context: Checking,
  use: ChallengeUse,
  { authenticatorAttachment, ...answer }: PasskeyAssertion,
): Promise<AccountKey | null> {
  const { rpID, origin } = demandPasskeySite(context);
  const kept = await findPasskey(context.db, answer.id);
  if (kept === null || !mayLogIn(kept.role, use)) return null;
  const account = { role: kept.role, id: kept.accountId };
  if (use.id !== null && use.id !== account.id) return null;
  const { userHandle, ...response } = answer.response;
  const handle = Buffer.from(userHandle ?? '', 'base64url').toString();
  if (userHandle ? handle !== userHandleOf(account) : use.id === null) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, response },
    expectedChallenge: (challenge) => takeChallenge(context.db, use, challenge, context.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: use.id === null,
    credential: {
      id: kept.credentialId,
      publicKey: Uint8Array.from(Buffer.from(kept.publicKey, 'base64url')),
      counter: kept.counter,
      transports: kept.transports,
    },
  }).catch((error: Error) => refused(context, error));
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  const isNewest = await recordPasskeyUse(context.db, account, kept.id, newCounter, context.now());
  return isNewest ? account : null;
}

/** Whether a passkey of this role is of this use: before anybody said who logs in, sellers' staff are asked with sellers. */
const mayLogIn = (role: AccountKey['role'], use: ChallengeUse) =>
  role === use.role || (use.id === null && use.role === 'seller' && role === 'staff');

/** Returns a new passkey as it is stored, or null where the browser's result is not accepted. */
export async function checkNewPasskey(
  context: Checking,
  account: AccountKey,
  { authenticatorAttachment, ...answer }: NewPasskey,
) {
  const { rpID, origin } = demandPasskeySite(context);
  const use = { purpose: 'add' as const, ...account };
  const { transports = [], ...response } = answer.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: { ...answer, response },
    expectedChallenge: (challenge) => takeChallenge(context.db, use, challenge, context.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: Error) => refused(context, error));
  if (!checked?.verified) return null;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  };
}

/** The library throws where it does not accept a result. The reason helps only the operator. */
function refused({ log }: Pick<AppContext, 'log'>, error: Error): null {
  log.info({ reason: error.message }, 'a passkey was refused');
  return null;
}

/** The COSE numbers of Ed25519, P-256 and RSA, the algorithms that authenticators support. */
export const algorithms = [-8, -7, -257];

type PasskeySite = { rpID: string; origin: string };

/**
 * Returns the name that passkeys of this site are bound to, from its public address. Null where
 * browsers allow none: at an IP address, or without TLS, except on this machine.
 */
export function passkeySite({ publicUrl }: Pick<AppContext, 'publicUrl'>): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null;
}

/** Returns the same; refuses where there is none. */
export function demandPasskeySite(context: Pick<AppContext, 'publicUrl'>): PasskeySite {
  const site = passkeySite(context);
  if (site !== null) return site;
  throw failure(409, 'passkeys-not-possible', said('passkeysNotPossible'));
}
