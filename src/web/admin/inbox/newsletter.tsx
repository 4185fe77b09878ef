import { Link } from 'react-router';
import { getSubscribers } from '#contracts/calls/inbox.ts';
import type { NewsletterSubscriber } from '#contracts/inbox.ts';
import { formatCount } from '#languages/count.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useReadPage } from '#web/ui/back-office/use-call.ts';

const stateOf = ({ confirmed, setAside }: NewsletterSubscriber) =>
  setAside === null ? (confirmed ? 'Confirmed' : 'Not confirmed') : 'Mail returned';
const toneOf = ({ confirmed, setAside }: NewsletterSubscriber) =>
  setAside === null ? (confirmed ? 'good' : 'warn') : 'bad';

const columns: CallColumn<typeof getSubscribers>[] = [
  {
    key: 'email',
    title: 'Email',
    card: 'title',
    cell: (row) => <span className="font-medium wrap-anywhere">{row.email}</span>,
    note: ({ setAside }) =>
      setAside && (
        <span className="text-fine text-ink-muted wrap-anywhere min-[70rem]:block">{setAside}</span>
      ),
    text: (row) => row.email,
  },
  {
    key: 'state',
    title: 'State',
    width: '12rem',
    cell: (row) => <StatusDot tone={toneOf(row)}>{stateOf(row)}</StatusDot>,
    text: stateOf,
  },
  {
    key: 'createdAt',
    title: 'Since',
    sort: 'createdAt',
    width: '12rem',
    cell: (row) => formatMoment(row.createdAt),
    text: (row) => row.createdAt,
  },
  {
    // For sending the newsletter elsewhere: each recipient's own link has to be at the end of the mail.
    key: 'unsubscribeUrl',
    title: 'Unsubscribe link',
    isExportOnly: true,
    cell: () => null,
    text: (row) => row.unsubscribeUrl ?? '',
  },
];

export default function Newsletter() {
  const list = useList(getSubscribers, {
    columns,
    filters: {
      confirmed: {
        label: 'State',
        all: 'Confirmed',
        options: [
          { value: 'false', label: 'Not confirmed' },
          { value: 'returned', label: 'Mail returned' },
          { value: 'all', label: 'All addresses' },
        ],
      },
    },
    pageSize: 20,
  });
  return (
    <ListPage
      title="Newsletter Readers"
      noun="readers"
      id="newsletter"
      list={list}
      exportName="newsletter"
      numbers={adminPages}
      nameOf={(row) => row.email}
      notice={!list.state.filters.confirmed && <SetAside />}
      search="Search addresses..."
      empty={{
        title: 'No readers yet',
        text: 'People who sign up in the shop and confirm by mail appear here.',
      }}
    />
  );
}

/** Whom no newsletter reaches any more, and the way to them. */
function SetAside() {
  const query = { confirmed: 'returned', limit: 1 } as const;
  const total = useReadPage(getSubscribers, { query }).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <p role="note" className="mb-4 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      {total === 1 ? 'The mail of 1 reader' : `The mail of ${formatCount(total)} readers`} came
      back: newsletters go there no more.{' '}
      <Link to={adminAddresses.returnedReaders} className="underline underline-offset-2">
        Show
      </Link>
    </p>
  );
}
