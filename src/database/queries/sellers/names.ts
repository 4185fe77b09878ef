import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';

export type NameKeys = { nameKey: string; nameLook: string };

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

/** Returns sellers whose names have not been folded yet, the oldest first. */
export function listUnfoldedNames(db: Database, limit: number) {
  return db
    .select({ id: seller.id, name: seller.name })
    .from(seller)
    .where(isNull(seller.nameKey))
    .orderBy(asc(seller.createdAt), asc(seller.id))
    .limit(limit);
}

/** Stores a folded name where there is none yet. */
export async function setNameKeys(db: Database, id: string, keys: NameKeys): Promise<void> {
  await db
    .update(seller)
    .set(keys)
    .where(and(eq(seller.id, id), isNull(seller.nameKey)));
}
