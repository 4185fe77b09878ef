import type { ListTypes } from '#contracts/calls/call.ts';
import { getContactMessages } from '#contracts/calls/inbox.ts';
import { getMails } from '#contracts/calls/mails.ts';
import { getAllProducts } from '#contracts/calls/products.ts';
import { getSearches } from '#contracts/calls/searches.ts';
import { getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import { getReports } from '#contracts/reports/calls.ts';
import { type ReadCall, useReadPage } from '#web/ui/back-office/use-call.ts';

/** A list and its filters. */
type Narrowed = { call: ReadCall<ListTypes>; query: object };

const narrowed = <T extends ListTypes>(call: ReadCall<T>, query: T['query']): Narrowed => ({
  call,
  query,
});

/** Returns how many rows a filtered list has, reloaded each minute. Undefined until known. */
export const useTotal = ({ call, query }: Narrowed) =>
  useReadPage(call, { query: { ...query, limit: 1 } }, { refetchInterval: 60_000 }).data;

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
