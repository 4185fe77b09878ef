import { newId } from '#database/new-id.ts';
import { findAccountByName, insertAdmin, setPassword } from '#database/queries/accounts.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** Makes sure that this admin exists and has this password; answers its id. */
export async function ensureAdmin(
  market: Pick<Marketplace, 'db' | 'dropAnswers'>,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string> {
  const known = await findAccountByName(market.db, 'admin', email);
  if (known !== null) {
    const isTheirs = await isPassword(password, known.passwordHash);
    if (!isTheirs) {
      await setPassword(market.db, 'admin', known.id, await hashPassword(password));
    }
    return known.id;
  }
  const id = newId();
  const passwordHash = await hashPassword(password);
  await write(market, (db) =>
    insertAdmin(db, { id, name, email: email.toLowerCase(), passwordHash }),
  );
  return id;
}
