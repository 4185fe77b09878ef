import type { Database } from '../database.ts';
import { auditEntry } from '../schema/activity.ts';

export type NewAuditEntry = typeof auditEntry.$inferInsert;

/** Leaves one entry; called in the transaction of the write it tells of. */
export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntry).values(entry);
}
