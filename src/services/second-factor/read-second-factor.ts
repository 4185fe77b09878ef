import type { SecondFactor } from '#contracts/second-factor.ts';
import {
  type AccountKey,
  countRecoveryCodes,
  findAuthenticatorApp,
  listPasskeys,
} from '#database/queries/second-factor.ts';
import type { AppContext } from '../app-context.ts';
import { isDemanded } from '../people/change-admins.ts';
import { passkeySite } from './check-passkey.ts';

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
