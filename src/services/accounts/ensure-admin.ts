import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { createAdmin, type NewAdmin } from './create-admin.ts';

/**
 * Makes sure that this admin exists; returns its id. Its password is set only when it is created: a
 * start must not bring an old one back. Of several processes that start together one creates it.
 */
export async function ensureAdmin(
  context: Pick<AppContext, 'db' | 'invalidateTags'>,
  wanted: NewAdmin,
): Promise<string> {
  const known = () => findAccountByName(context.db, 'admin', wanted.email);
  const id =
    (await known())?.id ??
    (await createAdmin(context, wanted).catch(unlessTaken)) ??
    (await known())?.id;
  if (id === undefined) {
    throw new Error(`The admin ${wanted.email} could neither be found nor created.`);
  }
  return id;
}

function unlessTaken(error: unknown): null {
  if (isFailure(error) && error.status === 409) return null;
  throw error;
}
