import type { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { formatPrice } from '#domain/price.ts';
import { leadStates, lostReasons } from '#web/ui/back-office/enquiries/lead-states.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';

const days = (count: number) =>
  count < 1 ? 'the same day' : `${count} ${count === 1 ? 'day' : 'days'}`;

/** What became of enquiries: what an accountant asks for. */
export const outcomeColumns: CallColumn<typeof getOwnEnquiries>[] = [
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => (
      <StatusDot tone={leadStates[state].tone}>{leadStates[state].name}</StatusDot>
    ),
    text: ({ state }) => leadStates[state].name,
  },
  {
    key: 'wonPrice',
    title: 'Price won',
    isNumber: true,
    cell: ({ wonPrice, wonCurrency }) =>
      wonPrice !== null && wonCurrency !== null && formatPrice(wonPrice, wonCurrency),
    text: ({ wonPrice }) => wonPrice ?? '',
  },
  {
    key: 'wonCurrency',
    title: 'Currency won',
    isExportOnly: true,
    cell: () => null,
    text: ({ wonCurrency }) => wonCurrency ?? '',
  },
  {
    key: 'customer',
    title: 'Customer',
    cell: ({ customer }) => customer && <bdi className="wrap-anywhere">{customer}</bdi>,
    text: ({ customer }) => customer,
  },
  {
    key: 'lostReason',
    title: 'Reason lost',
    cell: ({ lostReason }) => lostReason && lostReasons[lostReason],
    text: ({ lostReason }) => (lostReason === null ? '' : lostReasons[lostReason]),
  },
  {
    key: 'answeredAfter',
    title: 'Answered after',
    cell: ({ answeredAfter }) => answeredAfter !== null && days(answeredAfter),
    text: ({ answeredAfter }) => answeredAfter ?? '',
  },
];
