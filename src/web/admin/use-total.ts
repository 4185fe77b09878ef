import type { ListTypes } from '#contracts/calls/call.ts';
import { getContactMessages } from '#contracts/calls/inbox.ts';
import { getMails } from '#contracts/calls/mails.ts';
import { getAllProducts } from '#contracts/calls/products.ts';
import { getSearches } from '#contracts/calls/searches.ts';
import { getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import type { AdminPermission } from '#contracts/policy.ts';
import { getReports } from '#contracts/reports/calls.ts';
import { type ReadCall, useReadPage } from '#web/ui/back-office/use-call.ts';
import { useMay } from './may.tsx';

/** A list and its filters. */
type Narrowed = { call: ReadCall<ListTypes>; query: object; permission: AdminPermission };

type AdminRead<T extends ListTypes> = ReadCall<T> & { permission: AdminPermission };

const narrowed = <T extends ListTypes>(call: AdminRead<T>, query: T['query']): Narrowed => ({
  call,
  query,
  permission: call.permission,
});

/** Returns how many rows a filtered list has, reloaded each minute. Undefined until known, and to those who may not see it. */
export function useTotal({ call, query, permission }: Narrowed) {
  const enabled = useMay(permission);
  const options = { enabled, refetchInterval: 60_000 };
  return useReadPage(call, { query: { ...query, limit: 1 } }, options).data;
}

/** What waits for an admin, as the sidebar and the dashboard count it. */
export const waiting = {
  sellers: narrowed(getAllSellers, { approval: 'pending' }),
  documents: narrowed(getAllSellers, { documents: 'due' }),
  answers: narrowed(getAllSellers, { unread: 'true' }),
  changes: narrowed(getAllSellerChanges, {}),
  looks: narrowed(getAllProducts, { lookAgain: 'true' }),
  reports: narrowed(getReports, {}),
  mails: narrowed(getMails, { state: 'failed' }),
  messages: narrowed(getContactMessages, { read: 'false' }),
  searches: narrowed(getSearches, { found: 'false' }),
  pictures: narrowed(getAllProducts, { withoutPictures: 'true' }),
};
