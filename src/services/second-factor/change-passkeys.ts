import type { NewPasskey } from '#contracts/second-factor.ts';
import { newId } from '#database/new-id.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey,
} from '#database/queries/second-factor/passkeys.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import { credentialOf, saveChallenge } from './challenge-passkey.ts';
import { changeFactor } from './change-factor.ts';
import { checkNewPasskey, userHandleOf } from './check-passkey.ts';
import { provenAccount } from './confirm.ts';
import { algorithms, demandPasskeySite } from './passkey-site.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';

const MOST = 20;

/**
 * Returns what a browser needs to make a passkey; it makes none where it already has one of the
 * account's.
 */
export async function beginPasskey(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<Record<string, unknown>> {
  const { role, id } = accountOf(actor);
  const { rpID } = demandPasskeySite(context);
  const { email, name } = await provenAccount(context, actor, proof);
  const known = await listPasskeys(context.db, { role, id });
  if (known.length >= MOST) throw tooMany();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: context.site.name,
    rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(userHandleOf({ role, id })),
    excludeCredentials: known.map(credentialOf),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await saveChallenge(context, context.db, { purpose: 'add', role, id }, options.challenge);
  return { ...options };
}

/** Adds the new passkey. Returns recovery codes where the account had none. */
export async function addPasskey(
  context: AppContext,
  actor: KnownActor,
  { proof, name, passkey }: { proof: string; name: string; passkey: NewPasskey },
): Promise<string[] | null> {
  const account = accountOf(actor);
  await provenAccount(context, actor, proof);
  const made = await checkNewPasskey(context, account, passkey);
  if (made === null) {
    throw failure(422, 'wrong-passkey', said('passkeyNotChecked'));
  }
  return changeFactor(context, actor, proof, 'add-passkey', async (db) => {
    if ((await listPasskeys(db, account)).length >= MOST) throw tooMany();
    const now = context.now();
    const isNew = await insertPasskey(db, account, { id: newId(), ...made, name, createdAt: now });
    if (!isNew) throw failure(409, 'already-exists', said('passkeyAddedAlready'));
    return { result: await firstRecoveryCodes(db, account, now), after: { name } };
  });
}

export function changePasskeyName(
  context: AppContext,
  actor: KnownActor,
  passkeyId: string,
  { proof, name }: { proof: string; name: string },
): Promise<void> {
  return changeFactor(context, actor, proof, 'rename-passkey', async (db) => {
    const { role, id } = accountOf(actor);
    const former = await renamePasskey(db, { role, id }, passkeyId, name);
    if (former === null) throw notFound('passkey');
    return { result: undefined, before: { name: former }, after: { name } };
  });
}

export function removePasskey(
  context: AppContext,
  actor: KnownActor,
  passkeyId: string,
  proof: string,
): Promise<void> {
  return changeFactor(context, actor, proof, 'remove-passkey', async (db) => {
    const { role, id } = accountOf(actor);
    const name = await deletePasskey(db, { role, id }, passkeyId);
    if (name === null) throw notFound('passkey');
    return { result: undefined, before: { name } };
  });
}

const tooMany = () => failure(409, 'too-many', said('tooManyPasskeys', { most: MOST }));
