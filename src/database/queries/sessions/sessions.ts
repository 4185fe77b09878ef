import { and, desc, eq, gt, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { admin } from '../../schema/accounts/account.ts';
import { knownDevice, session } from '../../schema/accounts/session.ts';
import { auditEntry } from '../../schema/activity.ts';
import type { AccountRole } from '../accounts/accounts.ts';

const ofAccount = (role: AccountRole, accountId: string) =>
  and(eq(session.role, role), eq(session.accountId, accountId));

export async function insertSession(
  db: Database,
  values: typeof session.$inferInsert,
): Promise<void> {
  await db.insert(session).values(values);
}

/** Ends the sessions of an account that were used longest ago, beyond the limit. */
export async function endForgottenSessions(
  db: Database,
  role: AccountRole,
  accountId: string,
  kept: number,
): Promise<void> {
  const forgotten = db
    .select({ id: session.id })
    .from(session)
    .where(ofAccount(role, accountId))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
    .offset(kept);
  await db.delete(session).where(inArray(session.id, forgotten));
}

const supporting = alias(session, 'supporting');

/** Returns the open sessions of an account, the last used first. */
export function listSessions(
  db: Database,
  role: AccountRole,
  accountId: string,
  { now, seenSince }: { now: Date; seenSince: Date },
) {
  const { id, device, network, createdAt, lastSeenAt, expiresAt } = session;
  return db
    .select({ id, device, network, createdAt, lastSeenAt, expiresAt, support: admin.name })
    .from(session)
    .leftJoin(supporting, eq(supporting.id, session.supportSessionId))
    .leftJoin(admin, eq(admin.id, supporting.accountId))
    .where(
      and(
        ofAccount(role, accountId),
        gt(session.expiresAt, now),
        gt(session.lastSeenAt, seenSince),
      ),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.id));
}

/** Records that a session was used, unless another process just has. */
export async function touchSession(
  db: Database,
  id: string,
  { network, now, notedBefore }: { network: string; now: Date; notedBefore: Date },
): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: now, network })
    .where(and(eq(session.id, id), lt(session.lastSeenAt, notedBefore)));
}

/** Returns when a session ends at the latest; null where it has ended. */
export async function findSessionEnd(db: Database, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.id, id));
  return row?.expiresAt ?? null;
}

/** Ends one session of an account and returns it; null where there is none. */
export function deleteSession(
  db: Database,
  role: AccountRole,
  accountId: string,
  id: string,
): Promise<{ device: string; network: string } | null> {
  return firstRow(
    db
      .delete(session)
      .where(and(ofAccount(role, accountId), eq(session.id, id)))
      .returning({ device: session.device, network: session.network }),
  );
}

/** Ends every session of an account except the given one. Returns how many. */
export async function deleteSessions(
  db: Database,
  role: AccountRole,
  accountId: string,
  butFor?: string,
): Promise<number> {
  const others = butFor === undefined ? undefined : ne(session.id, butFor);
  const ended = await db
    .delete(session)
    .where(and(ofAccount(role, accountId), others))
    .returning({ id: session.id });
  return ended.length;
}

/**
 * Removes sessions that have expired. Idle ones stay until then, so that the refusal can say why.
 */
export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
}

const devicesOf = (role: AccountRole, accountId: string) =>
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
      .where(and(devicesOf(role, accountId), eq(knownDevice.keyHash, keyHash))),
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
    .where(and(devicesOf(role, accountId), eq(knownDevice.keyHash, keyHash)))
    .returning({ keyHash: knownDevice.keyHash });
  if (known.length > 0) return true;
  await db
    .insert(knownDevice)
    .values({ ...device, lastSeenAt: now })
    .onConflictDoNothing();
  const newest = db
    .select({ keyHash: knownDevice.keyHash })
    .from(knownDevice)
    .where(devicesOf(role, accountId))
    .orderBy(desc(knownDevice.lastSeenAt))
    .limit(kept);
  await db
    .delete(knownDevice)
    .where(and(devicesOf(role, accountId), notInArray(knownDevice.keyHash, newest)));
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
  await db.delete(knownDevice).where(and(devicesOf(role, accountId), others));
}

/** Removes devices that were last used before `before`. */
export async function sweepDevices(db: Database, before: Date): Promise<void> {
  await db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, before));
}

/** How many of an account's latest entries are read. */
const LATEST = 1_000;

/** The session and the audit entry of one log-in are at most this far apart, by any clock. */
const SAME_SECONDS = 5;

/** Log-ins to its own account: neither failed attempts nor log-ins as a seller, for support. */
const LOG_INS = ['log-in', 'log-in-from-new-device'];

/**
 * Returns when this account logged in before the present session; null where that is no longer
 * known.
 */
export async function findLogInBefore(
  db: Database,
  actorId: string,
  sessionId: string | null,
): Promise<Date | null> {
  const { action, createdAt } = auditEntry;
  const latest = db
    .select({ action, createdAt })
    .from(auditEntry)
    .where(eq(auditEntry.actorId, actorId))
    .orderBy(desc(auditEntry.id))
    .limit(LATEST)
    .as('latest');
  const began = sql`(coalesce((select ${session.createdAt} from ${session}
    where ${session.id} = ${sessionId}), now()) - interval '${sql.raw(String(SAME_SECONDS))} seconds')`;
  const [row] = await db
    .select({ createdAt: latest.createdAt })
    .from(latest)
    .where(and(inArray(latest.action, LOG_INS), lt(latest.createdAt, began)))
    .orderBy(desc(latest.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}
