import { getContactMessages, markContactMessage } from '#contracts/calls/inbox.ts';
import type { ContactMessage } from '#contracts/inbox.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { MessageDialog } from './message-dialog.tsx';

/** Whether it is open, or who answers it or has. */
const stateOf = ({ doneAt, takenBy, answers }: ContactMessage): string => {
  const by = answers.at(-1)?.by ?? takenBy?.name;
  if (doneAt === null) return takenBy ? `${isolate(takenBy.name)} answers` : 'Open';
  const what = answers.length > 0 ? 'Answered' : 'Set aside';
  return by ? `${what} by ${isolate(by)}` : what;
};

const columns: CallColumn<typeof getContactMessages>[] = [
  {
    key: 'name',
    title: 'From',
    card: 'title',
    width: '14rem',
    cell: (row) => <bdi className={row.read ? undefined : 'font-semibold'}>{row.name}</bdi>,
    note: (row) => (
      <span className="flex flex-wrap gap-x-2 text-fine">
        {!row.read && <StatusDot tone="warn">Unread</StatusDot>}
        <span className={row.read ? undefined : 'back-office-line'}>
          <StatusDot tone={row.doneAt === null ? 'quiet' : 'good'}>{stateOf(row)}</StatusDot>
        </span>
      </span>
    ),
    text: (row) => row.name,
  },
  {
    key: 'email',
    title: 'Email',
    width: '16rem',
    cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
    text: (row) => row.email,
  },
  {
    key: 'message',
    title: 'Message',
    card: 'text',
    cell: (row) => <span className="line-clamp-2">{row.message}</span>,
    text: (row) => row.message,
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
    key: 'read',
    title: 'State',
    isExportOnly: true,
    cell: () => null,
    text: (row) => (row.read ? 'Read' : 'Unread'),
  },
  {
    key: 'answered',
    title: 'Answer',
    isExportOnly: true,
    cell: () => null,
    text: stateOf,
  },
];

/** The messages from visitors on the about page. */
export default function Messages() {
  const list = useList(getContactMessages, {
    columns,
    filters: {
      state: {
        label: 'State',
        all: 'Open and answered',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'mine', label: 'Mine' },
          { value: 'done', label: 'Answered' },
        ],
      },
      read: {
        label: 'Read',
        all: 'Read and unread',
        options: [
          { value: 'false', label: 'Unread' },
          { value: 'true', label: 'Read' },
        ],
      },
    },
    pageSize: 20,
  });
  const selection = useSelection<ContactMessage>();
  const send = useSend(markContactMessage);
  const mayAnswer = useMay('answer-messages');
  const mark = ({ _id }: ContactMessage, read: boolean) =>
    send({ params: { messageId: _id }, body: { read } });
  const dialog = useOpenDialog('message');
  const shown = list.query.data?.rows.find(({ _id }) => _id === dialog.open);
  return (
    <ListPage
      title="Messages"
      noun="messages"
      id="messages"
      list={list}
      exportName="messages"
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => dialog.to(row._id)}
      search="Search messages..."
      {...(mayAnswer && { selection })}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => `${row.name}, ${formatMoment(row.createdAt)}`}
          actions={[
            { label: 'Mark as read', run: (row) => mark(row, true) },
            { label: 'Mark as unread', run: (row) => mark(row, false) },
          ]}
        />
      }
      empty={{ title: 'No messages', text: 'What visitors write on the about page arrives here.' }}
      actions={(row) => (
        <ActionButton data-stays="" onClick={() => dialog.show(row._id)}>
          Read<span className="sr-only"> the message of {row.name}</span>
        </ActionButton>
      )}
    >
      {shown && (
        <MessageDialog
          key={shown._id}
          message={shown}
          mark={(read) => mark(shown, read)}
          onReload={() => list.query.refetch()}
          onClose={dialog.close}
        />
      )}
    </ListPage>
  );
}
