import { newId } from '#database/new-id.ts';
import { insertAdmin } from '#database/queries/accounts/accounts.ts';
import { accountNameOf } from '#domain/account-name.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { write } from '../write.ts';
import { operatorAs } from './operator.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

export type NewAdmin = {
  name: string;
  email: string;
  password: string;
  /** A demo account: its password is public, so it is refused from outside. */
  isDemo?: boolean;
};

/**
 * Adds an admin, as the operator asks; returns its id. 409 where the e-mail has one already, 422 where
 * the password is too easily guessed.
 */
export async function createAdmin(
  context: Pick<AppContext, 'db' | 'invalidateTags'>,
  { name, email: typed, password, isDemo = false }: NewAdmin,
): Promise<string> {
  const id = newId();
  const email = accountNameOf(typed);
  if (!isDemo) {
    await refuseWeakPassword({ password, field: 'password', label: 'Password' }, { name, email });
  }
  const passwordHash = await hashPassword(password);
  await write(context, async (db) => {
    await insertAdmin(db, { id, name, email, passwordHash });
    const after = { name, email };
    await audit(db, operatorAs(id), {
      action: 'create-admin',
      entity: 'admin',
      entityId: id,
      after,
    });
  });
  return id;
}
