import type { KeepDays } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { deleteUnusedCustomers } from '#database/queries/leads/customers.ts';
import { eraseLeads, lockOldLeads, writeLeadWords } from '#database/queries/leads/write-lead.ts';
import { deleteOldRows } from '#database/queries/privacy/visitor-data.ts';
import { forgetOldReporters } from '#database/queries/reports/report-queue.ts';
import { forgetWhomReceiptsAreFor } from '#database/queries/sales.ts';
import { daysBefore } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';
import { expireAudit } from '../audit-chain.ts';

const AT_ONCE = 500;

/** Removes one batch of records past their retention. Returns whether there may be more. */
export async function expireNext(
  context: Pick<AppContext, 'db' | 'now'>,
  keep: KeepDays,
): Promise<boolean> {
  const daysAgo = (days: number) => daysBefore(context.now(), days);
  const { messages, customers, enquiries, audit } = keep;
  const went = [
    messages > 0
      ? await deleteOldRows(context.db, 'contact_message', daysAgo(messages), AT_ONCE)
      : 0,
    messages > 0 ? await forgetOldReporters(context.db, daysAgo(messages), AT_ONCE) : 0,
    customers > 0 ? await expireCustomers(context, daysAgo(customers), AT_ONCE) : 0,
    // A lead goes with its products, and leaves its receipts.
    enquiries > 0 ? await deleteOldRows(context.db, 'lead', daysAgo(enquiries), AT_ONCE) : 0,
    await forgetWhomReceiptsAreFor(context.db),
    audit > 0 ? await expireAudit(context, audit) : 0,
  ];
  return went.some((count) => count >= AT_ONCE);
}

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
