import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AdminRole } from '#contracts/policy.ts';
import { type Database, rowsOf } from '../../database.ts';
import { admin } from '../../schema/accounts/account.ts';

/** Returns every admin by name, with when it was seen last and whether it has a second factor. */
export async function listAdmins(db: Database) {
  const { id, name, email, role, deactivatedAt, createdAt } = admin;
  const ofThis = (table: string) =>
    sql.raw(`from ${table} t where t.role = 'admin' and t.account_id = admin.id`);
  return db
    .select({
      ...{ id, name, email, role, deactivatedAt, createdAt },
      lastSeenAt: sql<
        string | null
      >`(select to_json(max(t.last_seen_at)) #>> '{}' ${ofThis('session')})`,
      hasSecondFactor: sql<boolean>`exists (select ${ofThis('authenticator_app')})
        or exists (select ${ofThis('passkey')})`,
    })
    .from(admin)
    .orderBy(asc(name), asc(id));
}

export type LockedAdmin = Pick<
  typeof admin.$inferSelect,
  'id' | 'name' | 'email' | 'role' | 'deactivatedAt'
>;

/**
 * Locks all admins until the transaction ends, so that their roles change one after the other, and
 * returns them.
 */
export function lockAdmins(db: Database): Promise<LockedAdmin[]> {
  const { id, name, email, role, deactivatedAt } = admin;
  return db
    .select({ id, name, email, role, deactivatedAt })
    .from(admin)
    .orderBy(asc(id))
    .for('update');
}

export async function updateAdmin(
  db: Database,
  id: string,
  values: { role?: AdminRole; deactivatedAt?: Date | null },
): Promise<void> {
  await db.update(admin).set(values).where(eq(admin.id, id));
}

const ofAccounts = [
  ...['session', 'known_device', 'password_reset', 'authenticator_app', 'passkey'],
  ...['passkey_challenge', 'recovery_code'],
];

/** Removes an admin with all that belongs to its account. */
export async function deleteAdmin(db: Database, id: string): Promise<void> {
  for (const table of ofAccounts) {
    await db.execute(
      sql`delete from ${sql.identifier(table)} where role = 'admin' and account_id = ${id}`,
    );
  }
  await db.delete(admin).where(eq(admin.id, id));
}

/** Returns the addresses of the owners, without those who are deactivated. */
export async function listOwnerAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: admin.email })
    .from(admin)
    .where(and(eq(admin.role, 'owner'), isNull(admin.deactivatedAt)))
    .orderBy(asc(admin.id));
  return rows.map(({ email }) => email);
}

/** Returns the id of the admin of an address, who may be deactivated, or null. */
export async function findAdminId(db: Database, email: string): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from admin where lower(email) = ${email}`,
  );
  return row?.id ?? null;
}
