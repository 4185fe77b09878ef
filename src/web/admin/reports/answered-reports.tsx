import { getAllSellers, getAnySeller } from '#contracts/calls/sellers.ts';
import { getReportAnswers } from '#contracts/reports/calls.ts';
import { ReportOutcome } from '#contracts/reports/report.ts';
import { formatCount } from '#languages/count.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { byName, picksFrom } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { outcomes } from './outcomes.ts';
import { nameOfSubject, pictureColumn, sellerColumn, subjectColumn } from './subject-columns.tsx';

const columns: CallColumn<typeof getReportAnswers>[] = [
  pictureColumn,
  subjectColumn,
  sellerColumn,
  {
    key: 'outcome',
    title: 'Answer',
    width: '9rem',
    cell: (row) => outcomes[row.outcome].done,
    text: (row) => outcomes[row.outcome].done,
  },
  {
    key: 'words',
    title: 'What the seller was told',
    card: 'text',
    cell: (row) => (
      <bdi className="line-clamp-2 wrap-anywhere" title={row.words}>
        {row.words}
      </bdi>
    ),
    text: (row) => row.words,
  },
  {
    key: 'reports',
    title: 'Reports',
    width: '6rem',
    isNumber: true,
    isNamedOnCard: true,
    cell: (row) => formatCount(row.reports),
    text: (row) => row.reports,
  },
  { key: 'by', title: 'By', cell: (row) => <bdi>{row.by}</bdi>, text: (row) => row.by },
  {
    key: 'createdAt',
    title: 'When',
    sort: 'createdAt',
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];

const sellers = picksFrom(getAllSellers, getAnySeller, byName);

export default function AnsweredReports() {
  const list = useList(getReportAnswers, {
    columns,
    filters: {
      outcome: {
        label: 'Answer',
        all: 'All answers',
        options: ReportOutcome.options.map((value) => ({ value, label: outcomes[value].done })),
      },
      seller: { label: 'Seller', all: 'All sellers', picks: sellers },
    },
    pageSize: 20,
  });
  return (
    <ListPage
      title="Answered reports"
      noun="answers"
      exportName="answered-reports"
      id="answered-reports"
      list={list}
      numbers={adminPages}
      nameOf={(row) => nameOfSubject(row.subject)}
      empty={{ title: 'Nothing is answered yet', text: 'What you answer to reports appears here.' }}
    />
  );
}
