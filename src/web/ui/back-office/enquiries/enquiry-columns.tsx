import { Link } from 'react-router';
import type { Enquiry } from '#contracts/leads/enquiry.ts';
import { currencyOf } from '#domain/currencies.ts';
import { formatPrice } from '#domain/price.ts';
import { regionNames } from '#domain/region-names.ts';
import * as texts from '#texts/back-office/enquiries.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Written } from '../../written.tsx';
import { formatMoment } from '../formats.ts';
import type { ListColumn } from '../list/list-column.ts';

export const regionFilter = {
  label: texts.region,
  all: texts.allRegions,
  options: [
    { value: 'IN', label: regionNames.IN },
    { value: 'AE', label: regionNames.AE },
  ],
} as const;

type Column = ListColumn<Enquiry, 'createdAt'>;

const seller: Column = {
  key: 'seller',
  title: texts.seller,
  cell: (row) => (
    <Link to={adminAddresses.sellerEnquiries(row.sellerId)} className="hover:underline">
      <Written>{row.sellerName}</Written>
    </Link>
  ),
  text: (row) => row.sellerName,
};

const rest: Column[] = [
  {
    key: 'region',
    title: texts.region,
    cell: (row) => regionNames[row.region],
    text: (row) => row.region,
  },
  {
    key: 'price',
    title: texts.priceShown,
    isNumber: true,
    cell: (row) => formatPrice(row.price, currencyOf(row.region)),
    text: (row) => row.price,
  },
  {
    key: 'createdAt',
    title: texts.when,
    sort: 'createdAt',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];

/** The columns of enquiries, with the reference that finds the chat message again. */
export const enquiryColumns = (withSeller: boolean): Column[] => [
  {
    key: 'product',
    title: texts.product,
    card: 'title',
    cell: (row) => <Written className="font-medium">{row.productName}</Written>,
    text: (row) => row.productName,
  },
  {
    key: 'reference',
    title: texts.reference,
    cell: (row) => <span className="tabular-nums">{row.reference}</span>,
    text: (row) => row.reference,
  },
  ...(withSeller ? [seller] : []),
  ...rest,
];
