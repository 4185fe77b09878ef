import { type Account, setPassword } from '#database/queries/accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { write } from '../write.ts';
import { operatorAs } from './operator.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * A new password for an admin, as the operator asks: ends its sessions and its reset links. 422 where
 * it is too easily guessed.
 */
export async function setAdminPassword(
  context: Pick<AppContext, 'db' | 'invalidateTags'>,
  { id, ...owner }: Pick<Account, 'id' | 'name' | 'email' | 'phone'>,
  password: string,
): Promise<void> {
  await refuseWeakPassword({ password, field: 'password', label: 'Password' }, owner);
  const passwordHash = await hashPassword(password);
  await write(context, async (db) => {
    await setPassword(db, 'admin', id, passwordHash);
    await audit(db, operatorAs(id), { action: 'reset-password', entity: 'admin', entityId: id });
  });
}
