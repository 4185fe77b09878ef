import type { SecondFactor } from '#contracts/second-factor.ts';
import { findAuthenticatorApp } from '#database/queries/second-factor/authenticator-apps.ts';
import type { AccountKey } from '#database/queries/second-factor/factors.ts';
import { listPasskeys } from '#database/queries/second-factor/passkeys.ts';
import { countRecoveryCodes } from '#database/queries/second-factor/recovery-codes.ts';
import type { AppContext } from '../app-context.ts';
import { isDemanded } from '../people/demand-second-factor.ts';
import { passkeySite } from './passkey-site.ts';

const inIso = (time: Date | null) => time?.toISOString() ?? null;

/** Returns an account's second factors, since when it has them and when each was last used. */
export async function readSecondFactor(
  context: AppContext,
  account: AccountKey,
): Promise<SecondFactor> {
  const app = await findAuthenticatorApp(context.db, account);
  const passkeys = await listPasskeys(context.db, account);
  const codes = await countRecoveryCodes(context.db, account);
  return {
    authenticatorApp: app && {
      addedAt: app.createdAt.toISOString(),
      lastUsedAt: inIso(app.lastUsedAt),
    },
    passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      isSynced,
      addedAt: createdAt.toISOString(),
      lastUsedAt: inIso(lastUsedAt),
    })),
    recoveryCodes: codes && { ...codes, createdAt: codes.createdAt.toISOString() },
    isDemanded: await isDemanded(context, context.db, account.role),
    passkeyOrigin: passkeySite(context)?.origin ?? null,
  };
}
