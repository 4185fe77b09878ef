import type { Database } from '#database/database.ts';
import {
  type ChallengeUse,
  insertChallenge,
  listPasskeys,
} from '#database/queries/second-factor.ts';
import type { KnownActor } from '#domain/policy.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { limitRate } from '../limit-rate.ts';
import { demandPasskeySite } from './check-passkey.ts';

const MINUTES = 5;

/** Returns a passkey in the form that browsers take. */
export const credentialOf = (kept: { credentialId: string; transports: string[] }) => ({
  id: kept.credentialId,
  transports: kept.transports,
});

type Asking = Pick<AppContext, 'db' | 'publicUrl' | 'now'>;

/** Stores a challenge for one use within five minutes. */
export async function saveChallenge(
  context: Pick<AppContext, 'now'>,
  db: Database,
  use: ChallengeUse,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(context.now().getTime() + MINUTES * 60_000);
  await insertChallenge(db, use, challenge, expiresAt);
}

/**
 * Returns what a browser needs to ask for a passkey: one of the account's or, before anybody has
 * said who logs in, any that it has for this site. The latter has to verify its user, by a finger
 * or a PIN, since no password comes with it.
 */
export async function challengePasskey(
  context: Asking,
  use: ChallengeUse,
): Promise<Record<string, unknown>> {
  const { rpID } = demandPasskeySite(context);
  const { role, id } = use;
  const known = id === null ? null : await listPasskeys(context.db, { role, id });
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: MINUTES * 60_000,
    userVerification: id === null ? 'required' : 'preferred',
    ...(known && { allowCredentials: known.map(credentialOf) }),
  });
  await saveChallenge(context, context.db, use, options.challenge);
  return { ...options };
}

/** Returns the same for an account with a session, to confirm its owner. */
export async function challengeOwnPasskey(
  context: AppContext,
  actor: KnownActor,
): Promise<Record<string, unknown>> {
  const account = accountOf(actor);
  await limitRate(context, 'passkey-account', account.id);
  return challengePasskey(context, { purpose: 'confirm', ...account });
}
