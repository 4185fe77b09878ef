import type { Database } from '#database/database.ts';
import { insertAuditEntry } from '#database/queries/audit/audit.ts';
import {
  deleteEntriesUpTo,
  EXPIRY,
  listSealedEntries,
  lockAuditChain,
} from '#database/queries/audit/audit-chain.ts';
import { DAY_MS, daysBefore } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';

const AT_ONCE = 1000;

/**
 * Removes up to a thousand audit entries older than `days`, and writes an entry that says so, which
 * the chain needs to verify. Waits for a day's worth, so that there is one such entry a day.
 * Returns how many were removed.
 */
export function expireAudit(
  context: Pick<AppContext, 'db' | 'now'>,
  days: number,
): Promise<number> {
  const before = daysBefore(context.now(), days).getTime() * 1000;
  return context.db.transaction(async (inner) => {
    const db = inner as Database;
    await lockAuditChain(db);
    const oldest = await listSealedEntries(db, 0, AT_ONCE);
    const first = oldest.find(({ entry }) => entry !== null)?.entry;
    if (first == null || Number(first.at) >= before - DAY_MS * 1000) return 0;
    let [position, entries] = [0, 0];
    for (const { seal, entry } of oldest) {
      if (entry === null) continue;
      if (Number(entry.at) >= before) break;
      position = seal.position;
      entries += 1;
    }
    await deleteEntriesUpTo(db, position);
    await insertAuditEntry(db, {
      role: 'admin',
      actorId: 'system',
      actorName: 'Dhow',
      ...EXPIRY,
      entityId: String(position),
      after: { entries, olderThanDays: days },
      createdAt: context.now(),
    });
    return entries;
  });
}
