import type { Database } from '#database/database.ts';
import { deleteUnusedCustomers } from '#database/queries/leads/customers.ts';
import { writeLeadWords } from '#database/queries/leads/receive-lead.ts';
import { eraseLeads, lockOldLeads } from '#database/queries/leads/write-lead.ts';
import type { AppContext } from '../app-context.ts';

/**
 * Erases what the oldest leads from before a moment hold of their shoppers, up to a limit, and customers from
 * before it that no lead is of any more. The leads stay. Returns how many.
 */
export function expireCustomers(
  { db: outside, now }: Pick<AppContext, 'db' | 'now'>,
  before: Date,
  most: number,
): Promise<number> {
  return outside.transaction(async (inner) => {
    const db = inner as Database;
    const leads = await lockOldLeads(db, before, most);
    await eraseLeads(db, leads, now());
    await writeLeadWords(db, leads);
    return Math.max(leads.length, await deleteUnusedCustomers(db, before, most));
  });
}
