import { setPassword } from '#database/queries/accounts.ts';
import { audit } from '../audit.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { operatorAs } from './operator.ts';
import { hashPassword } from './passwords.ts';

/** A new password for an admin, as the operator asks: ends its sessions and its reset links. */
export async function setAdminPassword(
  market: Pick<Marketplace, 'db' | 'dropAnswers'>,
  { id }: { id: string },
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await write(market, async (db) => {
    await setPassword(db, 'admin', id, passwordHash);
    await audit(db, operatorAs(id), { action: 'reset-password', entity: 'admin', entityId: id });
  });
}
