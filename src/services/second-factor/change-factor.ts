import type { NewAuthenticatorApp, NewPasskey } from '#contracts/second-factor.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  deleteAuthenticatorApp,
  deletePasskey,
  deleteRecoveryCodes,
  findAuthenticatorApp,
  findFactors,
  insertAuthenticatorApp,
  insertPasskey,
  listPasskeys,
  lockAccount,
  renamePasskey,
} from '#database/queries/second-factor.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said, toAdmins } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { isDemanded } from '../people/change-admins.ts';
import { write } from '../write.ts';
import { describeSecret, newSecret, openSecret, sealSecret, stepOf } from './authenticator-app.ts';
import { credentialOf, saveChallenge } from './challenge-passkey.ts';
import { algorithms, checkNewPasskey, demandPasskeySite, userHandleOf } from './check-passkey.ts';
import { provenAccount } from './confirm.ts';
import { firstRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { type FactorChange, factorChangedMail } from './second-factor-mails.ts';

/** What the audit records of a change: names, never secrets. */
type Trace = { before?: object; after?: object };

/**
 * Changes the second factor of the logged-in account, which has to prove its owner first. Changes
 * run one at a time, are audited, and are mailed to the owner. Recovery codes are removed with the
 * last factor; an account that must have one cannot remove its last.
 */
export async function changeFactor<T>(
  context: AppContext,
  actor: KnownActor,
  proof: string,
  change: FactorChange,
  work: (db: Database) => Promise<Trace & { result: T }>,
): Promise<T> {
  const { role, id } = accountOf(actor);
  const owner = await provenAccount(context, actor, proof);
  return write(context, async (db, _touch, send) => {
    await lockAccount(db, { role, id });
    const { result, ...trace } = await work(db);
    const { hasApp, hasPasskey } = await findFactors(db, { role, id });
    if (!hasApp && !hasPasskey) {
      if (await isDemanded(context, db, role)) throw demanded();
      await deleteRecoveryCodes(db, { role, id });
    }
    await audit(db, actor, { action: change, entity: role, entityId: id, ...trace });
    if (owner.isConfirmed) send(factorChangedMail(context, role, owner, change));
    return result;
  });
}

const demanded = () =>
  failure(
    409,
    'second-factor-demanded',
    toAdmins(
      'Admins need two-step verification here. Add another way first, then remove this one.',
    ),
  );

/**
 * Creates new recovery codes for the logged-in account; the old ones stop working. 409 where it has
 * no factor.
 */
export function createRecoveryCodes(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<string[]> {
  const { role, id } = accountOf(actor);
  return changeFactor(context, actor, proof, 'renew-recovery-codes', async (db) => {
    const { hasApp, hasPasskey } = await findFactors(db, { role, id });
    if (!hasApp && !hasPasskey) {
      throw failure(409, 'second-factor-off', said('turnSecondFactorOnFirst'));
    }
    return { result: await renewRecoveryCodes(db, { role, id }, context.now()) };
  });
}

/**
 * Returns a new secret for an authenticator app. Nothing is stored: the secret comes back, sealed,
 * with the app's first code.
 */
export async function beginApp(
  context: AppContext,
  actor: KnownActor,
  proof: string,
): Promise<NewAuthenticatorApp> {
  const { role, id } = accountOf(actor);
  const { email } = await provenAccount(context, actor, proof);
  if ((await findAuthenticatorApp(context.db, { role, id })) !== null) throw hasOne();
  const secret = newSecret();
  return {
    ...describeSecret(secret, context.site.name, email),
    setUp: sealSecret(context, 'new app', { role, id }, secret),
  };
}

/** Adds the app once its code is right. Returns recovery codes where the account had none. */
export async function addApp(
  context: AppContext,
  actor: KnownActor,
  { proof, setUp, code }: { proof: string; setUp: string; code: string },
): Promise<string[] | null> {
  const { role, id } = accountOf(actor);
  const account = { role, id };
  const secret = openSecret(context, 'new app', account, setUp);
  if (secret === null) throw failure(409, 'begin-again', said('beginWithNewCode'));
  const now = context.now();
  const step = stepOf(secret, code, now);
  if (step === null) {
    throw invalid('code', said('codeNotRight'));
  }
  return changeFactor(context, actor, proof, 'add-authenticator-app', async (db) => {
    const sealedSecret = sealSecret(context, 'app', account, secret);
    const values = { sealedSecret, lastStep: step, createdAt: now };
    if (!(await insertAuthenticatorApp(db, account, values))) throw hasOne();
    return { result: await firstRecoveryCodes(db, account, now) };
  });
}

export function removeApp(context: AppContext, actor: KnownActor, proof: string): Promise<void> {
  return changeFactor(context, actor, proof, 'remove-authenticator-app', async (db) => {
    const { role, id } = accountOf(actor);
    if (!(await deleteAuthenticatorApp(db, { role, id }))) throw notFound('authenticator app');
    return { result: undefined };
  });
}

const hasOne = () => failure(409, 'already-exists', said('hasAuthenticatorApp'));

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
