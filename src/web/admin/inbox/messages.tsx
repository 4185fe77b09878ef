import type { ContactMessage } from '#contracts/inbox.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { useMarking } from './use-marking.ts';

const PAGE_SIZE = 20;
const PATH = '/admin/get-contact-messages';

const columns: ListColumn<ContactMessage>[] = [
  {
    key: 'name',
    title: 'From',
    card: 'title',
    width: '14rem',
    cell: (row) => <bdi className={row.read ? undefined : 'font-semibold'}>{row.name}</bdi>,
    note: (row) =>
      !row.read && (
        <span className="text-fine">
          <StatusDot tone="warn">Unread</StatusDot>
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
];

/** What a CSV file tells besides. */
const stateColumn: ListColumn<ContactMessage> = {
  key: 'read',
  title: 'State',
  cell: () => null,
  text: (row) => (row.read ? 'Read' : 'Unread'),
};

const states = [
  { value: 'false', label: 'Unread' },
  { value: 'true', label: 'Read' },
];

/** What visitors wrote on the about page. */
export default function Messages() {
  const state = useListState({ columns, filters: { read: states } });
  const query = useList<ContactMessage>(PATH, state, PAGE_SIZE);
  const selection = useSelection<ContactMessage>();
  const mark = useMarking();
  const dialog = useOpenDialog('message');
  const shown = query.data?.rows.find(({ _id }) => _id === dialog.open);
  return (
    <ListPage
      title="Messages"
      noun="messages"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => dialog.to(row._id)}
      search="Search messages..."
      filters={
        <FilterSelect
          state={state}
          name="read"
          label="State"
          all="Read and unread"
          options={states}
        />
      }
      selection={selection}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => `${row.name}, ${formatMoment(row.createdAt)}`}
          actions={[
            { label: 'Mark as read', run: ({ _id }) => mark(_id, true) },
            { label: 'Mark as unread', run: ({ _id }) => mark(_id, false) },
          ]}
        />
      }
      empty={{ title: 'No messages', text: 'What visitors write on the about page arrives here.' }}
      head={
        <ExportButton
          name="messages"
          path={PATH}
          params={listParams(state, PAGE_SIZE)}
          columns={[...columns, stateColumn]}
        />
      }
      actions={(row) => (
        <ActionButton data-stays="" onClick={() => dialog.show(row._id)}>
          Read<span className="sr-only"> the message of {row.name}</span>
        </ActionButton>
      )}
    >
      {shown && <MessageDialog message={shown} onClose={dialog.close} />}
    </ListPage>
  );
}
