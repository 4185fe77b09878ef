import type { z } from 'zod';
import { getContactMessages } from '#contracts/calls/inbox.ts';
import { getMails } from '#contracts/calls/mails.ts';
import { getAllProducts } from '#contracts/calls/products.ts';
import { getSearches } from '#contracts/calls/searches.ts';
import { getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import { type Count, getWaiting, type Waiting } from '#contracts/calls/waiting.ts';
import { type AdminPermission, mayAdmin } from '#contracts/policy.ts';
import { getReports } from '#contracts/reports/calls.ts';
import type { Database } from '#database/database.ts';
import { listContactMessages } from '#database/queries/inbox.ts';
import { listMails } from '#database/queries/mails/mail-list.ts';
import { listAllProducts } from '#database/queries/products/managed/list-managed.ts';
import { listReported } from '#database/queries/reports/report-queue.ts';
import { listSearches } from '#database/queries/searches/search-counts.ts';
import { listWaitingChanges } from '#database/queries/sellers/changes.ts';
import { listAllSellers } from '#database/queries/sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import { firstDayShown } from '#services/searches/block-word.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

type Counted = { total: number | null; capped?: boolean };
type Counting = {
  permission: AdminPermission;
  count: (context: AppContext, adminId: string) => Promise<Counted>;
};

/** Counts a list that is narrowed by this query, to those who may read it. */
const counting = <Query extends z.ZodObject>(
  call: { query: Query; permission: AdminPermission },
  query: z.input<Query>,
  list: (
    db: Database,
    query: z.output<Query>,
    adminId: string,
    context: AppContext,
  ) => Promise<Counted>,
): Counting => ({
  permission: call.permission,
  count: (context, adminId) =>
    list(context.db, call.query.parse({ ...query, limit: '1' }), adminId, context),
});

const counted: Record<keyof Waiting, Counting> = {
  sellers: counting(getAllSellers, { approval: 'pending' }, listAllSellers),
  documents: counting(getAllSellers, { documents: 'due' }, listAllSellers),
  answers: counting(getAllSellers, { unread: 'true' }, listAllSellers),
  changes: counting(getAllSellerChanges, {}, listWaitingChanges),
  looks: counting(getAllProducts, { lookAgain: 'true' }, (db, query) => listAllProducts(db, query)),
  reports: counting(getReports, {}, listReported),
  mails: counting(getMails, { state: 'failed' }, listMails),
  messages: counting(getContactMessages, { read: 'false' }, listContactMessages),
  searches: counting(getSearches, { found: 'false' }, (db, query, _, { now }) =>
    listSearches(db, firstDayShown(now()), query),
  ),
  pictures: counting(getAllProducts, { withoutPictures: 'true' }, (db, query) =>
    listAllProducts(db, query),
  ),
};

/** What waits for an admin: one answer for the menu, the tabs and the dashboard. */
export function adminWaiting(app: Api, context: AppContext): void {
  endpoint(app, getWaiting, async (request) => {
    const { id, adminRole } = requireAdmin(request);
    const counts: Partial<Record<keyof Waiting, Count>> = {};
    // One after the other: every admin's screen asks each minute, and shoppers need the connections.
    for (const [kind, { permission, count }] of Object.entries(counted)) {
      if (!mayAdmin(adminRole, permission)) continue;
      const { total, capped = false } = await count(context, id);
      counts[kind as keyof Waiting] = { total: total ?? 0, capped };
    }
    return counts;
  });
}
