import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { type AccountRole, tableOf } from '../accounts/accounts.ts';

/** Returns which second factors an account has, in one small query. */
export async function findFactors(
  db: Database,
  { role, id }: AccountKey,
): Promise<{ hasApp: boolean; hasPasskey: boolean }> {
  const [row] = await rowsOf<{ hasApp: boolean; hasPasskey: boolean }>(
    db,
    sql`select
      exists (select from authenticator_app where role = ${role} and account_id = ${id}) as "hasApp",
      exists (select from passkey where role = ${role} and account_id = ${id}) as "hasPasskey"`,
  );
  return row ?? { hasApp: false, hasPasskey: false };
}

/** The account that a second factor belongs to. */
export type AccountKey = { role: AccountRole; id: string };

/** Locks an account's second factor against other changes until the transaction ends. */
export async function lockAccount(db: Database, { role, id }: AccountKey): Promise<void> {
  const table = tableOf(role);
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}
