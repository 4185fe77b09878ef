import { Link } from 'react-router';
import { getAllSellers, getAnySeller } from '#contracts/calls/sellers.ts';
import { LeadState } from '#contracts/leads/lead.ts';
import type { PipelineLead } from '#contracts/leads/pipeline.ts';
import { getPipeline } from '#contracts/leads/pipeline-calls.ts';
import type { Currency } from '#contracts/price.ts';
import { formatPrice } from '#domain/price.ts';
import { regionNames } from '#domain/region-names.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { leadStates, lostReasons } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { byName, picksFrom } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useCategoryChoices } from '../catalogue/category-select.tsx';

const sellers = picksFrom(getAllSellers, getAnySeller, byName);
const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
const states = LeadState.options.map((value) => ({ value, label: leadStates[value].name }));

/** The leads of all sellers. */
export default function Pipeline() {
  const { choices } = useCategoryChoices();
  const list = useList(getPipeline, {
    columns: pipelineColumns,
    filters: {
      state: { label: 'State', all: 'All states', options: states },
      seller: { label: 'Seller', all: 'All sellers', picks: sellers },
      region: { label: 'Region', all: 'All regions', options: choicesOf(regionNames) },
      category: { label: 'Category', all: 'All categories', options: choices, isOpen: true },
      days: {
        label: 'Period',
        all: 'At any time',
        options: [
          { value: '7', label: 'Last 7 days' },
          { value: '30', label: 'Last 30 days' },
          { value: '90', label: 'Last 90 days' },
          { value: '365', label: 'Last year' },
        ],
      },
    },
    pageSize: 20,
  });
  return (
    <ListPage
      title="Leads"
      text="The state of all sellers’ enquiries. Only the seller sees a shopper’s name and number."
      noun="leads"
      exportName="leads"
      id="pipeline"
      list={list}
      numbers={adminPages}
      nameOf={(row) => row.reference}
      search="Search by product, seller or reference..."
      empty={{
        title: 'No leads yet',
        text: 'They appear here as soon as a shopper asks a seller about a product.',
      }}
    />
  );
}

const piecesOf = ({ pieces }: PipelineLead) => pieces.map(({ name }) => name).join(', ');

/** For how much it was won in a currency, as a number that tables add up. */
const wonIn = (currency: Currency): CallColumn<typeof getPipeline> => ({
  key: `won${currency}`,
  title: `Won for ${currency}`,
  isExportOnly: true,
  cell: () => null,
  text: ({ wonPrice, wonCurrency }) => (wonCurrency === currency ? (wonPrice ?? '') : ''),
});

/** For how much it was won, or why it was lost. */
function outcomeOf({ wonPrice, wonCurrency, lostReason }: PipelineLead): string {
  if (wonPrice !== null && wonCurrency !== null) return formatPrice(wonPrice, wonCurrency);
  return lostReason === null ? '' : lostReasons[lostReason];
}

const sources = { CHAT: 'Chat', FORM: 'Form' } as const;

const pipelineColumns: CallColumn<typeof getPipeline>[] = [
  {
    key: 'pieces',
    title: 'Products',
    card: 'title',
    cell: (row) => (
      <bdi className="line-clamp-2 font-medium" title={piecesOf(row)}>
        {piecesOf(row)}
      </bdi>
    ),
    text: piecesOf,
  },
  {
    key: 'reference',
    title: 'Reference',
    width: '8rem',
    cell: (row) => <span className="tabular-nums">{row.reference}</span>,
    text: (row) => row.reference,
  },
  {
    key: 'seller',
    title: 'Seller',
    cell: (row) => (
      <Link
        to={adminAddresses.sellerEnquiries(row.seller._id)}
        className="line-clamp-2 hover:underline"
        title={row.seller.name}
      >
        <bdi>{row.seller.name}</bdi>
      </Link>
    ),
    text: (row) => row.seller.name,
  },
  {
    key: 'state',
    title: 'State',
    width: '8.5rem',
    card: 'foot',
    cell: (row) => (
      <span>
        <StatusDot tone={leadStates[row.state].tone}>{leadStates[row.state].name}</StatusDot>
        {outcomeOf(row) && (
          <span className="block text-fine text-ink-muted max-lg:inline"> {outcomeOf(row)}</span>
        )}
      </span>
    ),
    text: (row) => leadStates[row.state].name,
  },
  {
    key: 'outcome',
    title: 'Price or reason',
    isExportOnly: true,
    cell: () => null,
    text: outcomeOf,
  },
  wonIn('INR'),
  wonIn('AED'),
  {
    key: 'region',
    title: 'Region',
    width: '6.5rem',
    cell: (row) => regionNames[row.region],
    text: (row) => regionNames[row.region],
  },
  {
    key: 'source',
    title: 'By',
    isExtra: true,
    width: '5rem',
    cell: (row) => sources[row.source],
    text: (row) => sources[row.source],
  },
  {
    key: 'createdAt',
    title: 'When',
    sort: 'createdAt',
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
  {
    key: 'firstMovedAt',
    title: 'First moved',
    isExtra: true,
    width: '11rem',
    cell: (row) => (row.firstMovedAt ? formatMoment(row.firstMovedAt) : 'Not yet'),
    text: (row) => row.firstMovedAt ?? '',
  },
];
