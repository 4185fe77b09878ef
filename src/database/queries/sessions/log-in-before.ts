import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { session } from '../../schema/accounts/session.ts';
import { auditEntry } from '../../schema/activity.ts';

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
