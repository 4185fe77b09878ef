import type { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/enquiry-list.ts';
import { leadStates, lostReasons } from '#web/ui/back-office/enquiries/lead-states.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';

const daysInWords = (count: number) => (count < 1 ? texts.theSameDay : texts.days(count));

/** What became of enquiries: what an accountant asks for. */
export const outcomeColumns: CallColumn<typeof getOwnEnquiries>[] = [
  {
    key: 'state',
    title: texts.state,
    cell: ({ state }) => (
      <StatusDot tone={leadStates[state].tone}>{leadStates[state].name}</StatusDot>
    ),
    text: ({ state }) => leadStates[state].name,
  },
  {
    key: 'wonPrice',
    title: texts.priceWon,
    isNumber: true,
    cell: ({ wonPrice, wonCurrency }) =>
      wonPrice !== null && wonCurrency !== null && formatPrice(wonPrice, wonCurrency),
    text: ({ wonPrice }) => wonPrice ?? '',
  },
  {
    key: 'wonCurrency',
    title: texts.currencyWon,
    isExportOnly: true,
    cell: () => null,
    text: ({ wonCurrency }) => wonCurrency ?? '',
  },
  {
    key: 'customer',
    title: texts.customer,
    cell: ({ customer }) => customer && <Written className="wrap-anywhere">{customer}</Written>,
    text: ({ customer }) => customer,
  },
  {
    key: 'lostReason',
    title: texts.reasonLost,
    cell: ({ lostReason }) => lostReason && lostReasons[lostReason],
    text: ({ lostReason }) => (lostReason === null ? '' : lostReasons[lostReason]),
  },
  {
    key: 'answeredAfter',
    title: texts.answeredAfter,
    cell: ({ answeredAfter }) => answeredAfter !== null && daysInWords(answeredAfter),
    text: ({ answeredAfter }) => answeredAfter ?? '',
  },
];
