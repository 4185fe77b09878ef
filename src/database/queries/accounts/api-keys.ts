import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { StaffRole } from '#contracts/policy.ts';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { admin, seller } from '../../schema/accounts/account.ts';
import { apiKey } from '../../schema/accounts/api-key.ts';
import { staff, staffMember } from '../../schema/accounts/staff.ts';
import { hasSecondFactor, needsSecondFactor } from '../sessions/identities.ts';

/** Whose a key is: an admin's, or in a shop its seller's, or that of a member of its staff. */
export type KeyOwner = { adminId: string } | { sellerId: string; staffId: string | null };

const ofOwner = (owner: KeyOwner) =>
  'adminId' in owner
    ? eq(apiKey.adminId, owner.adminId)
    : and(
        eq(apiKey.sellerId, owner.sellerId),
        owner.staffId === null ? isNull(apiKey.staffId) : eq(apiKey.staffId, owner.staffId),
      );

/** The keys of the shop, or of all admins. */
const besideOwner = (owner: KeyOwner) =>
  'adminId' in owner ? isNull(apiKey.sellerId) : eq(apiKey.sellerId, owner.sellerId);

/** What a key of somebody's is chosen by: their own, or with `all` also those of others beside them. */
export type KeyScope = { owner: KeyOwner; all: boolean };
const within = ({ owner, all }: KeyScope) => (all ? besideOwner(owner) : ofOwner(owner));

const identity = preparedQuery('api_key_identity', (db) =>
  db
    .select({
      id: apiKey.id,
      name: apiKey.name,
      scopes: apiKey.scopes,
      expiresAt: apiKey.expiresAt,
      lastUsedAt: apiKey.lastUsedAt,
      admin: {
        id: admin.id,
        name: admin.name,
        role: admin.role,
        hasSecondFactor,
        needsSecondFactor,
      },
      seller: { id: seller.id, name: seller.name, status: seller.status },
      // The key goes with the member of staff.
      staff: { id: staff.id, name: staff.name, role: sql<StaffRole>`${staffMember.role}` },
    })
    .from(apiKey)
    .leftJoin(admin, and(eq(admin.id, apiKey.adminId), isNull(admin.deactivatedAt)))
    .leftJoin(seller, eq(seller.id, apiKey.sellerId))
    .leftJoin(
      staffMember,
      and(eq(staffMember.staffId, apiKey.staffId), eq(staffMember.sellerId, apiKey.sellerId)),
    )
    .leftJoin(staff, eq(staff.id, staffMember.staffId))
    .where(eq(apiKey.hash, sql.placeholder('hash'))),
);

/** Returns what every call with a key is checked against, in one query: the key, and whose it is. */
export const findKeyIdentity = (db: Database, hash: string) =>
  firstRow(identity(db).execute({ hash }));

/** Whether a key is there still; locks it until the transaction ends. */
export const lockApiKey = (db: Database, id: string, now: Date): Promise<boolean> =>
  hasRow(
    db
      .select({ id: apiKey.id })
      .from(apiKey)
      .where(and(eq(apiKey.id, id), or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now))))
      .for('key share'),
  );

/** Records that a key was used, unless another process just has. */
export async function touchApiKey(
  db: Database,
  id: string,
  { now, notedBefore }: { now: Date; notedBefore: Date },
): Promise<void> {
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKey.id, id),
        sql`coalesce(${apiKey.lastUsedAt}, '-infinity') < ${notedBefore.toISOString()}`,
      ),
    );
}

/** Returns how many keys somebody has, while nobody else adds one for them. */
export async function lockKeyCount(db: Database, owner: KeyOwner): Promise<number> {
  const of = `api-keys ${JSON.stringify(owner)}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`);
  return db.$count(apiKey, ofOwner(owner));
}

export async function insertApiKey(
  db: Database,
  values: typeof apiKey.$inferInsert,
): Promise<void> {
  await db.insert(apiKey).values(values);
}

/** Returns keys with whom they act for, the newest first. */
export function listApiKeys(db: Database, scope: KeyScope) {
  const { id, name, ending, scopes, createdAt, expiresAt, lastUsedAt, adminId, staffId } = apiKey;
  const owner = sql<string>`coalesce(${admin.name}, ${staff.name}, ${seller.name})`;
  return db
    .select({
      ...{ id, name, ending, scopes, createdAt, expiresAt, lastUsedAt, adminId, staffId },
      owner,
    })
    .from(apiKey)
    .leftJoin(admin, eq(admin.id, apiKey.adminId))
    .leftJoin(seller, eq(seller.id, apiKey.sellerId))
    .leftJoin(staff, eq(staff.id, apiKey.staffId))
    .where(within(scope))
    .orderBy(desc(apiKey.createdAt), asc(apiKey.id));
}

/** Deletes a key and returns what it was; null where there is none. */
export const deleteApiKey = (db: Database, scope: KeyScope, id: string) =>
  firstRow(
    db
      .delete(apiKey)
      .where(and(within(scope), eq(apiKey.id, id)))
      .returning({ name: apiKey.name, scopes: apiKey.scopes, sellerId: apiKey.sellerId }),
  );

export async function sweepApiKeys(db: Database, before: Date): Promise<void> {
  await db.delete(apiKey).where(lt(apiKey.expiresAt, before));
}
