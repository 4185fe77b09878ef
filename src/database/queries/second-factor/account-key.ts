import { eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { type AccountRole, tableOf } from '../accounts/accounts.ts';

/** The account that a second factor belongs to. */
export type AccountKey = { role: AccountRole; id: string };

/** Locks an account's second factor against other changes until the transaction ends. */
export async function lockAccount(db: Database, { role, id }: AccountKey): Promise<void> {
  const table = tableOf(role);
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}
