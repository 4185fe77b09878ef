import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import { type Database, hasRow } from '../../database.ts';
import { knownDevice } from '../../schema/accounts/session.ts';
import type { AccountRole } from '../accounts/accounts.ts';

const ofAccount = (role: AccountRole, accountId: string) =>
  and(eq(knownDevice.role, role), eq(knownDevice.accountId, accountId));

type Device = { role: AccountRole; accountId: string; keyHash: string };

/** Whether this device logged in to the account before. */
export function isKnownDevice(
  db: Database,
  { role, accountId, keyHash }: Device,
): Promise<boolean> {
  return hasRow(
    db
      .select({ keyHash: knownDevice.keyHash })
      .from(knownDevice)
      .where(and(ofAccount(role, accountId), eq(knownDevice.keyHash, keyHash))),
  );
}

/**
 * Records a log-in from a device, and removes those used longest ago beyond the limit. Returns
 * whether the account knew the device.
 */
export async function recordDevice(
  db: Database,
  device: Device,
  { now, kept }: { now: Date; kept: number },
): Promise<boolean> {
  const { role, accountId, keyHash } = device;
  const known = await db
    .update(knownDevice)
    .set({ lastSeenAt: now })
    .where(and(ofAccount(role, accountId), eq(knownDevice.keyHash, keyHash)))
    .returning({ keyHash: knownDevice.keyHash });
  if (known.length > 0) return true;
  await db
    .insert(knownDevice)
    .values({ ...device, lastSeenAt: now })
    .onConflictDoNothing();
  const newest = db
    .select({ keyHash: knownDevice.keyHash })
    .from(knownDevice)
    .where(ofAccount(role, accountId))
    .orderBy(desc(knownDevice.lastSeenAt))
    .limit(kept);
  await db
    .delete(knownDevice)
    .where(and(ofAccount(role, accountId), notInArray(knownDevice.keyHash, newest)));
  return false;
}

/** Removes the devices of an account, except the given one. */
export async function forgetDevices(
  db: Database,
  role: AccountRole,
  accountId: string,
  butFor: string | null,
): Promise<void> {
  const others = butFor === null ? undefined : ne(knownDevice.keyHash, butFor);
  await db.delete(knownDevice).where(and(ofAccount(role, accountId), others));
}

/** Removes devices that were last used before `before`. */
export async function sweepDevices(db: Database, before: Date): Promise<void> {
  await db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, before));
}
