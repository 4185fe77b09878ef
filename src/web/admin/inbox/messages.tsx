import { useState } from 'react';
import type { ContactMessage } from '#contracts/inbox.ts';
import { DialogFrame } from '#web/ui/office/dialog-frame.tsx';
import { ExportButton } from '#web/ui/office/export-button.tsx';
import { formatMoment } from '#web/ui/office/formats.ts';
import type { ListColumn } from '#web/ui/office/list-column.ts';
import { ListPage } from '#web/ui/office/list-page.tsx';
import { useListState } from '#web/ui/office/list-state.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { adminPages } from '#web/ui/office/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/use-list.ts';

const PAGE_SIZE = 20;
const PATH = '/admin/get-contact-messages';

const columns: ListColumn<ContactMessage>[] = [
  {
    key: 'name',
    title: 'From',
    card: 'title',
    width: '14rem',
    cell: (row) => <span className="font-medium">{row.name}</span>,
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

/** What visitors wrote on the about page. */
export default function Messages() {
  const state = useListState();
  const query = useList<ContactMessage>(PATH, state, PAGE_SIZE);
  const [shown, setShown] = useState<ContactMessage | null>(null);
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
      search="Search messages..."
      empty={{ title: 'No messages', text: 'What visitors write on the about page arrives here.' }}
      head={
        <ExportButton
          name="messages"
          path={PATH}
          params={listParams(state, PAGE_SIZE)}
          columns={columns}
        />
      }
      actions={(row) => (
        <OfficeButton data-stays="" onClick={() => setShown(row)}>
          Read<span className="sr-only"> the message of {row.name}</span>
        </OfficeButton>
      )}
    >
      {shown && (
        <DialogFrame
          title={shown.name}
          description={`${shown.email}, ${formatMoment(shown.createdAt)}`}
          width="36rem"
          onClose={() => setShown(null)}
        >
          <p className="overflow-y-auto px-5 pt-4 whitespace-pre-line md:px-6">{shown.message}</p>
          <div className="flex justify-end px-5 pt-4 pb-5 md:px-6">
            <a href={`mailto:${shown.email}`} data-look="solid" className="office-button">
              Answer by mail
            </a>
          </div>
        </DialogFrame>
      )}
    </ListPage>
  );
}
