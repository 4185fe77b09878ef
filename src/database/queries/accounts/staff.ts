import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StaffRole } from '#contracts/policy.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { seller } from '../../schema/accounts/account.ts';
import { session } from '../../schema/accounts/session.ts';
import { staff, staffMember } from '../../schema/accounts/staff.ts';
import { voidInvitationsFrom } from './invitations.ts';

/** A shop that a person works for, and as what. */
export type Shop = { id: string; name: string; role: StaffRole };

/** Returns the shops that a person works for, by name. */
export function listShops(db: Database, staffId: string): Promise<Shop[]> {
  return db
    .select({ id: seller.id, name: seller.name, role: staffMember.role })
    .from(staffMember)
    .innerJoin(seller, eq(seller.id, staffMember.sellerId))
    .where(eq(staffMember.staffId, staffId))
    .orderBy(asc(seller.name), asc(seller.id));
}

const one = (staffId: string, sellerId: string) =>
  and(eq(staffMember.staffId, staffId), eq(staffMember.sellerId, sellerId));

/** Returns one of the shops that a person works for, or null. */
export function findShop(db: Database, staffId: string, sellerId: string): Promise<Shop | null> {
  return firstRow(
    db
      .select({ id: seller.id, name: seller.name, role: staffMember.role })
      .from(staffMember)
      .innerJoin(seller, eq(seller.id, staffMember.sellerId))
      .where(one(staffId, sellerId)),
  );
}

const staffIdentity = preparedQuery('staff_identity', (db) =>
  db
    .select({
      name: seller.name,
      status: seller.status,
      tokenVersion: staff.tokenVersion,
      lastSeenAt: session.lastSeenAt,
      staff: { id: staff.id, name: staff.name, role: staffMember.role },
    })
    .from(session)
    .innerJoin(
      staffMember,
      and(eq(staffMember.staffId, session.accountId), eq(staffMember.sellerId, session.sellerId)),
    )
    .innerJoin(staff, eq(staff.id, staffMember.staffId))
    .innerJoin(seller, eq(seller.id, staffMember.sellerId))
    .where(
      sql`${session.id} = ${sql.placeholder('sessionId')} and ${session.role} = 'staff'
        and ${session.accountId} = ${sql.placeholder('id')}
        and ${session.sellerId} = ${sql.placeholder('sellerId')}`,
    ),
);

/**
 * Returns what every call of a member of staff is checked against, in one query: the person, the shop, what
 * they may do there, and the session.
 */
export const findStaffIdentity = (
  db: Database,
  asked: { id: string; sellerId: string; sessionId: string },
) => firstRow(staffIdentity(db).execute(asked));

/** Returns a member of a shop's staff, locked until the transaction ends; null where there is none. */
export function lockMember(
  db: Database,
  sellerId: string,
  staffId: string,
  strength: 'update' | 'share' = 'update',
): Promise<Shop['role'] | null> {
  return firstRow(
    db
      .select({ role: staffMember.role })
      .from(staffMember)
      .where(one(staffId, sellerId))
      .for(strength),
  ).then((row) => row?.role ?? null);
}

/** Returns the people who work for a shop, those who came first before the others. */
export function listMembers(db: Database, sellerId: string) {
  const lastSeenAt = sql<string | null>`(select max(s.last_seen_at) from session s
    where s.role = 'staff' and s.account_id = ${staff.id} and s.seller_id = ${sellerId})`;
  const hasSecondFactor = sql<boolean>`(
    exists (select from authenticator_app a where a.role = 'staff' and a.account_id = ${staff.id})
    or exists (select from passkey p where p.role = 'staff' and p.account_id = ${staff.id}))`;
  return db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staffMember.role,
      createdAt: staffMember.createdAt,
      lastSeenAt,
      hasSecondFactor,
    })
    .from(staffMember)
    .innerJoin(staff, eq(staff.id, staffMember.staffId))
    .where(eq(staffMember.sellerId, sellerId))
    .orderBy(asc(staffMember.createdAt), asc(staff.id));
}

/** Returns what people of a shop's staff are called, and the shop itself by its own id. */
export function listNamesOfStaff(
  db: Database,
  sellerId: string,
): Promise<{ id: string; name: string; role: StaffRole }[]> {
  return rowsOf(
    db,
    sql`select id, name, 'owner' as role from seller where id = ${sellerId}
      union all
      (select s.id, s.name, m.role from staff_member m join staff s on s.id = m.staff_id
        where m.seller_id = ${sellerId} order by s.name, s.id)`,
  );
}

export async function insertStaff(db: Database, values: typeof staff.$inferInsert): Promise<void> {
  await db.insert(staff).values(values);
}

/** Adds a person to the staff of a shop; returns false where they work there already. */
export async function insertMember(
  db: Database,
  values: typeof staffMember.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(staffMember)
    .values(values)
    .onConflictDoNothing()
    .returning({ staffId: staffMember.staffId });
  return rows.length > 0;
}

export async function setStaffRole(
  db: Database,
  sellerId: string,
  staffId: string,
  role: StaffRole,
): Promise<void> {
  await db.update(staffMember).set({ role }).where(one(staffId, sellerId));
}

/** Takes a person off the staff of a shop: their sessions there end, and their open invitations with them. Who then works for no shop is deleted. */
export async function deleteMember(db: Database, sellerId: string, staffId: string): Promise<void> {
  await db.delete(staffMember).where(one(staffId, sellerId));
  await voidInvitationsFrom(db, { id: staffId, kinds: ['staff'], shop: sellerId });
  await deleteIdleStaff(db, [staffId]);
}

/** Returns the ids of the people who work for a shop. */
export async function listStaffIds(db: Database, sellerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: staffMember.staffId })
    .from(staffMember)
    .where(eq(staffMember.sellerId, sellerId));
  return rows.map(({ id }) => id);
}

/** Everything that an account of staff has by its role and id. */
const ofAccount = [
  'password_reset',
  'known_device',
  'authenticator_app',
  'passkey',
  'passkey_challenge',
  'recovery_code',
  'push_subscription',
  'list_choice',
  'saved_view',
];

/** Removes those of these people who work for no shop any more, with all that is theirs. */
export async function deleteIdleStaff(db: Database, ids: readonly string[]): Promise<void> {
  // Whoever is being added to a shop meanwhile is waited for, and then seen.
  await db
    .select({ id: staff.id })
    .from(staff)
    .where(inArray(staff.id, [...ids]))
    .for('update');
  const gone = await rowsOf<{ id: string }>(
    db,
    sql`delete from staff where id = any(${sql.param([...ids])}::text[])
      and not exists (select from staff_member m where m.staff_id = staff.id) returning id`,
  );
  if (gone.length === 0) return;
  const goneIds = sql.param(gone.map(({ id }) => id));
  for (const table of ofAccount) {
    await db.execute(sql`delete from ${sql.identifier(table)}
      where role = 'staff' and account_id = any(${goneIds}::text[])`);
  }
}
