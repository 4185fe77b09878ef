import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import type { AccountKey } from './account-key.ts';

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
