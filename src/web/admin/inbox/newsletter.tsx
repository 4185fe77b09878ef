import type { NewsletterSubscriber } from '#contracts/inbox.ts';
import { formatMoment } from '#web/ui/office/formats.ts';
import { ExportButton } from '#web/ui/office/list/export-button.tsx';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { ListPage } from '#web/ui/office/list/list-page.tsx';
import { useListState } from '#web/ui/office/list/list-state.ts';
import { adminPages } from '#web/ui/office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/list/use-list.ts';

const PAGE_SIZE = 20;
const PATH = '/admin/get-newsletter';

const columns: ListColumn<NewsletterSubscriber>[] = [
  {
    key: 'email',
    title: 'Email',
    card: 'title',
    cell: (row) => <span className="font-medium wrap-anywhere">{row.email}</span>,
    text: (row) => row.email,
  },
  {
    key: 'createdAt',
    title: 'Since',
    sort: 'createdAt',
    width: '12rem',
    cell: (row) => formatMoment(row.createdAt),
    text: (row) => row.createdAt,
  },
];

export default function Newsletter() {
  const state = useListState({ columns });
  const query = useList<NewsletterSubscriber>(PATH, state, PAGE_SIZE);
  return (
    <ListPage
      title="Newsletter"
      noun="subscribers"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => row.email}
      search="Search addresses..."
      empty={{ title: 'No subscribers yet', text: 'Who signs up in the shop appears here.' }}
      head={
        <ExportButton
          name="newsletter"
          path={PATH}
          params={listParams(state, PAGE_SIZE)}
          columns={columns}
        />
      }
    />
  );
}
