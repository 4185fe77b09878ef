import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, firstRow } from '../../database.ts';
import { admin } from '../../schema/accounts/account.ts';
import { session } from '../../schema/accounts/session.ts';
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
