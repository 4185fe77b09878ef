import { getReports } from '#contracts/reports/calls.ts';
import { ReportReason } from '#contracts/reports/report.ts';
import { reportReasons } from '#domain/report-reasons.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { formatAgo, formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useMay } from '../may.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { pictureColumn, sellerColumn, subjectColumn } from './subject-columns.tsx';

const columns: CallColumn<typeof getReports>[] = [
  pictureColumn,
  subjectColumn,
  sellerColumn,
  {
    key: 'reports',
    title: 'Reports',
    sort: 'reports',
    width: '6.5rem',
    isNumber: true,
    isNamedOnCard: true,
    cell: (row) => formatCount(row.reports),
    text: (row) => row.reports,
  },
  {
    key: 'reasons',
    title: 'Why',
    card: 'text',
    cell: (row) => (
      <span className="line-clamp-2">
        {row.reasons.map((reason) => reportReasons[reason]).join('; ')}
      </span>
    ),
    text: (row) => row.reasons.map((reason) => reportReasons[reason]).join('; '),
  },
  {
    key: 'since',
    title: 'Since',
    sort: 'since',
    width: '8rem',
    card: 'foot',
    cell: (row) => <span title={formatMoment(row.since)}>{formatAgo(row.since)}</span>,
    text: (row) => row.since,
  },
];

/** Products and shops that shoppers have reported, each once. */
export default function OpenReports() {
  const list = useList(getReports, {
    columns,
    filters: {
      reason: {
        label: 'Reason',
        all: 'All reasons',
        options: ReportReason.options.map((value) => ({ value, label: reportReasons[value] })),
      },
      kind: {
        label: 'What',
        all: 'Products and shops',
        options: [
          { value: 'product', label: 'Products' },
          { value: 'seller', label: 'Shops' },
        ],
      },
    },
    sort: 'since',
    order: 'asc',
    pageSize: 20,
  });
  const dialog = useOpenDialog('report');
  const mayAnswer = useMay('answer-reports');
  const name = list.query.data?.rows.find(({ _id }) => _id === dialog.open)?.subject.name;
  return (
    <ListPage
      title="Reports"
      text="Products and shops that shoppers have told you about, the longest waiting first."
      noun="reported products and shops"
      id="reports"
      list={list}
      numbers={adminPages}
      nameOf={(row) => row.subject.name}
      linkOf={(row) => dialog.to(row._id)}
      search="Search products and sellers..."
      empty={{
        title: 'Nothing is reported',
        text: 'What shoppers report about products and shops appears here.',
      }}
      actions={(row) => (
        <ActionButton data-stays="" onClick={() => dialog.show(row._id)}>
          {mayAnswer ? 'Answer' : 'Read'}
          <span className="sr-only"> the reports of {row.subject.name}</span>
        </ActionButton>
      )}
    >
      {dialog.open !== null && (
        <ReportDialog key={dialog.open} id={dialog.open} name={name} onClose={dialog.close} />
      )}
    </ListPage>
  );
}
