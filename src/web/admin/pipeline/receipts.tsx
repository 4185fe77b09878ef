import { Link } from 'react-router';
import { getAnyReceipt, getReceipts } from '#contracts/sales/calls.ts';
import { formatPrice } from '#domain/price.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { Written } from '#web/ui/written.tsx';

type Column = CallColumn<typeof getReceipts>;

const kinds = { RECEIPT: 'Receipt', PRO_FORMA: 'Pro-forma invoice' } as const;

const sellerColumn: Column = {
  key: 'seller',
  title: 'Seller',
  cell: (row) => (
    <Link to={adminAddresses.sellerReceipts(row.sellerId)} className="hover:underline">
      <Written>{row.sellerName}</Written>
    </Link>
  ),
  text: (row) => row.sellerName,
};

const columnsOf = (isOfAll: boolean): Column[] => [
  {
    key: 'number',
    title: 'Number',
    card: 'title',
    cell: (row) => <span className="font-medium whitespace-nowrap">{row.number}</span>,
    text: (row) => row.number,
  },
  { key: 'kind', title: 'Kind', cell: (row) => kinds[row.kind], text: (row) => kinds[row.kind] },
  ...(isOfAll ? [sellerColumn] : []),
  {
    key: 'total',
    title: 'Total',
    isNumber: true,
    cell: (row) => formatPrice(row.total, row.currency),
    text: (row) => row.total,
  },
  {
    key: 'currency',
    title: 'Currency',
    isExportOnly: true,
    cell: () => null,
    text: (row) => row.currency,
  },
  {
    key: 'issuedAt',
    title: 'Issued',
    sort: 'issuedAt',
    cell: (row) => <span className="whitespace-nowrap">{formatDay(row.issuedAt)}</span>,
    text: (row) => row.issuedAt,
  },
];

export default function Receipts() {
  return <ReceiptList title="Receipts" />;
}

type ReceiptListProps = { title: string; sellerId?: string };

/** The receipts and pro-formas of the whole marketplace, or of one seller. */
export function ReceiptList({ title, sellerId }: ReceiptListProps) {
  const isOfAll = sellerId === undefined;
  const { role } = useBackOffice();
  const list = useList(getReceipts, {
    columns: columnsOf(isOfAll),
    filters: {
      kind: {
        label: 'Kind',
        all: 'All kinds',
        options: [
          { value: 'RECEIPT', label: kinds.RECEIPT },
          { value: 'PRO_FORMA', label: kinds.PRO_FORMA },
        ],
      },
    },
    query: { sellerId },
    pageSize: 20,
  });
  return (
    <ListPage
      title={title}
      text="Receipts that sellers wrote for their customers. The PDF names the customer."
      noun="receipts"
      id={isOfAll ? 'receipts' : 'seller-receipts'}
      list={list}
      exportName="receipts"
      numbers={adminPages}
      nameOf={(row) => row.number}
      search={isOfAll ? 'Search by number or seller...' : 'Search by number...'}
      empty={{
        title: 'No receipts yet',
        text: 'They appear here as soon as a seller writes one for an enquiry.',
      }}
      actions={({ _id, number }) => (
        <ActingButton
          aria-label={`PDF of ${number}`}
          data-stays=""
          act={() =>
            downloadFile(
              role,
              getAnyReceipt,
              { params: { id: _id } },
              `${number.replaceAll('/', '-')}.pdf`,
            )
          }
        >
          PDF
        </ActingButton>
      )}
    />
  );
}
