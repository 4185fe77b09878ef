import { and, eq, ne, or } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';

type NameKeys = { nameKey: string; nameLook: string };

/** Whether another seller has a name that folds to one of these keys. */
export async function isNameTaken(db: Database, keys: NameKeys, by: string): Promise<boolean> {
  const [row] = await db
    .select({ id: seller.id })
    .from(seller)
    .where(
      and(
        or(eq(seller.nameKey, keys.nameKey), eq(seller.nameLook, keys.nameLook)),
        ne(seller.id, by),
      ),
    )
    .limit(1);
  return row !== undefined;
}
