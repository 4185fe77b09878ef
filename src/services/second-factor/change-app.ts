import type { NewAuthenticatorApp } from '#contracts/second-factor.ts';
import {
  deleteAuthenticatorApp,
  findAuthenticatorApp,
  insertAuthenticatorApp,
} from '#database/queries/second-factor/authenticator-apps.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { describeSecret, newSecret, stepOf } from './authenticator-app.ts';
import { changeFactor } from './change-factor.ts';
import { provenAccount } from './confirm.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

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
