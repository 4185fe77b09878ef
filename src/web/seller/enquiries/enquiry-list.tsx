import { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { formatPrice } from '#domain/price.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/enquiry-list.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { enquiryColumns, regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { leadStates, lostReasons } from '#web/ui/back-office/enquiries/lead-states.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';
import { useHasScreen } from '../staff/own-role-only.tsx';
import { useUserId } from '../use-self.ts';
import { EnquiryTabs } from './enquiry-tabs.tsx';

/** The enquiries of shoppers, with the reference in their chat message. */
export default function EnquiryList() {
  const hasScreen = useHasScreen();
  const list = useList(getOwnEnquiries, {
    params: { userId: useUserId() },
    columns: [...enquiryColumns(false), ...outcomeColumns],
    filters: { region: regionFilter },
    pageSize: 10,
  });
  return (
    <ListPage
      title={enquiries.title}
      text={texts.intro}
      noun={enquiries.noun}
      id="own-enquiries"
      list={list}
      exportName="enquiries"
      numbers={sellerPages}
      tabs={<EnquiryTabs />}
      nameOf={(row) => row.reference}
      linkOf={(row) => sellerAddresses.enquiry(row.leadId)}
      search={texts.search}
      empty={{
        title: enquiries.emptyTitle,
        text: enquiries.emptyText,
        action: hasScreen(sellerAddresses.products()) && (
          <ActionButtonLink to={sellerAddresses.products()}>{enquiries.seePieces}</ActionButtonLink>
        ),
      }}
    />
  );
}

const daysInWords = (count: number) => (count < 1 ? texts.theSameDay : texts.days(count));

/** What became of enquiries: what an accountant asks for. */
const outcomeColumns: CallColumn<typeof getOwnEnquiries>[] = [
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
