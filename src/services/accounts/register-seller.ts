import type { Registration } from '#contracts/seller.ts';
import { newId } from '#database/new-id.ts';
import { insertSeller } from '#database/queries/accounts.ts';
import { audit } from '../audit.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { hashPassword } from './passwords.ts';

/** Registers a seller, who waits for an admin's approval (SPEC §5, §6). Answers the new id. */
export async function registerSeller(
  market: Marketplace,
  { name, email, phone, password }: Registration,
): Promise<string> {
  const id = newId();
  const passwordHash = await hashPassword(password);
  await write(market, async (db) => {
    await insertSeller(db, { id, name, email, phone, passwordHash, createdAt: market.now() });
    await audit(
      db,
      { role: 'seller', id, name, approved: false },
      { action: 'register', entity: 'seller', entityId: id, after: { name, email, phone } },
    );
  });
  return id;
}
