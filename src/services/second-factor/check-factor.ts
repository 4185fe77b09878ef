import type { PasskeyAssertion } from '#contracts/second-factor.ts';
import {
  type AccountKey,
  findAuthenticatorApp,
  takeStep,
} from '#database/queries/second-factor.ts';
import { type Said, said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { type Failure, failure } from '../failure.ts';
import { limitRate, type RateRule, undoRateHit } from '../limit-rate.ts';
import { openSecret, stepOf } from './authenticator-app.ts';
import { checkPasskey } from './check-passkey.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';

export type GivenFactor = {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
};

export type FactorUse = {
  purpose: 'second-factor' | 'confirm';
  /** The status of the refusal: 401 at a log-in; 422 within a session, which goes on. */
  status: 401 | 422;
  network: string;
};

const wrong = {
  code: said('wrongCode'),
  usedCode: said('usedCode'),
  recoveryCode: said('wrongRecoveryCode'),
  passkey: said('wrongPasskey'),
};

/**
 * Checks the given factor and uses it up: no code works twice. Throws where it is not right.
 * Failures are limited by network; those of an app's codes, of which there are only a million, also
 * by account and day. The latter limit leaves the owner the other factors.
 */
export async function checkFactor(
  context: AppContext,
  account: AccountKey,
  given: GivenFactor,
  { purpose, status, network }: FactorUse,
): Promise<keyof GivenFactor> {
  const subject = `${account.role} ${account.id}`;
  const counted: [RateRule, string][] = [['second-factor-address', network]];
  if (given.code !== undefined) {
    counted.push(['second-factor-account', subject], ['second-factor-day', subject]);
  }
  for (const [rule, counts] of counted) await limitRate(context, rule, counts);
  const { field, fault } = await tryFactor(context, account, given, purpose);
  if (fault !== null) throw refusal(status, field, fault);
  for (const [rule, counts] of counted) await undoRateHit(context, rule, counts);
  return field;
}

type Outcome = { field: keyof GivenFactor; fault: Said | null };

async function tryFactor(
  context: AppContext,
  account: AccountKey,
  { code, recoveryCode, passkey }: GivenFactor,
  purpose: FactorUse['purpose'],
): Promise<Outcome> {
  if (passkey !== undefined) {
    const owner = await checkPasskey(context, { purpose, ...account }, passkey);
    return { field: 'passkey', fault: owner === null ? wrong.passkey : null };
  }
  if (recoveryCode !== undefined) {
    const isOne = await consumeRecoveryCode(context.db, account, recoveryCode, context.now());
    return { field: 'recoveryCode', fault: isOne ? null : wrong.recoveryCode };
  }
  return { field: 'code', fault: await faultOfCode(context, account, code ?? '') };
}

async function faultOfCode(
  context: AppContext,
  account: AccountKey,
  code: string,
): Promise<Said | null> {
  const app = await findAuthenticatorApp(context.db, account);
  if (app === null) return wrong.code;
  const secret = openSecret(context, 'app', account, app.sealedSecret);
  if (secret === null) {
    context.log.warn(
      { role: account.role, accountId: account.id },
      'TOKEN_SECRET is not the one that this authenticator app was set up with',
    );
    return wrong.code;
  }
  const step = stepOf(secret, code, context.now());
  if (step === null) return wrong.code;
  return (await takeStep(context.db, account, step, context.now())) ? null : wrong.usedCode;
}

const refusal = (status: 401 | 422, field: string, message: Said): Failure =>
  failure(status, 'wrong-second-factor', message, { fields: { [field]: message } });
