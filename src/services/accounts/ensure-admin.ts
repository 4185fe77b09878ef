import { findAccountByName } from '#database/queries/accounts.ts';
import { isFailure } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { createAdmin, type NewAdmin } from './create-admin.ts';
import { isPassword } from './passwords.ts';
import { setAdminPassword } from './set-admin-password.ts';

/**
 * Makes sure that this admin exists and has this password; answers its id. Sessions go on where the
 * password is the same already; of several processes that start together one creates it.
 */
export async function ensureAdmin(
  market: Pick<Marketplace, 'db' | 'dropAnswers'>,
  wanted: NewAdmin,
): Promise<string> {
  for (const mayCreate of [true, false]) {
    const known = await findAccountByName(market.db, 'admin', wanted.email);
    if (known !== null) {
      const isTheirs = await isPassword(wanted.password, known.passwordHash);
      if (!isTheirs) await setAdminPassword(market, known, wanted.password);
      return known.id;
    }
    if (mayCreate) {
      const id = await createAdmin(market, wanted).catch(unlessTaken);
      if (id !== null) return id;
    }
  }
  throw new Error(`The admin ${wanted.email} could neither be found nor created.`);
}

function unlessTaken(error: unknown): null {
  if (isFailure(error) && error.status === 409) return null;
  throw error;
}
