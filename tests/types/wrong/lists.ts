import { getAuditActor, getAuditActors } from '#contracts/calls/audit.ts';
import { getAllProductsOf } from '#contracts/calls/products.ts';
import { changeSellerStatus, getAllSellers } from '#contracts/calls/sellers.ts';
import { picksFrom } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useRead, useSend } from '#web/ui/back-office/use-call.ts';

// A column shows a field that the call does not return, or sorts by what it cannot sort by.
export const columns: CallColumn<typeof getAllSellers>[] = [
  // expects: Property 'telephone' does not exist
  { key: 'phone', title: 'Phone', cell: (row) => row.telephone },
  // expects: Type '"rating"' is not assignable
  { key: 'rating', title: 'Rating', sort: 'rating', cell: () => null },
];

export function UseSellers() {
  const sellers = { columns: [], pageSize: 10 };
  // A list is filtered by no parameter of its call, by a value that it does not take, or is sorted so.
  // expects: 'approved' does not exist
  useList(getAllSellers, { ...sellers, filters: { approved: { label: 'From', isDay: true } } });
  // expects: Type '"maybe"' is not assignable
  useList(getAllSellers, { ...sellers, query: { approval: 'maybe' } });
  // expects: Type '"rating"' is not assignable
  useList(getAllSellers, { ...sellers, sort: 'rating' });
  // The seller whose products are listed is missing.
  // expects: Property 'params' is missing
  useList(getAllProductsOf, sellers);
  // A filter searches its options by what their list does not take.
  // expects: has no properties in common
  picksFrom(getAuditActors, getAuditActor, (q) => ({ name: q }));

  // A write lacks what it is about, and a screen reads what is not answered.
  const send = useSend(changeSellerStatus);
  // expects: Property 'sellerId' is missing
  send({ params: {}, body: { status: true } });
  // expects: Property 'title' does not exist
  return useRead(getAuditActor, { params: { id: '' } }).data?.title;
}
