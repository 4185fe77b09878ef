import type { NewsletterSubscriber } from '#contracts/inbox.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';

const PAGE_SIZE = 20;
const PATH = '/admin/get-newsletter';

const stateOf = (row: NewsletterSubscriber) => (row.confirmed ? 'Confirmed' : 'Not confirmed');

const states = [
  { value: 'false', label: 'Not confirmed' },
  { value: 'all', label: 'All addresses' },
];

const columns: ListColumn<NewsletterSubscriber>[] = [
  {
    key: 'email',
    title: 'Email',
    card: 'title',
    cell: (row) => <span className="font-medium wrap-anywhere">{row.email}</span>,
    text: (row) => row.email,
  },
  {
    key: 'state',
    title: 'State',
    width: '12rem',
    cell: (row) => <StatusDot tone={row.confirmed ? 'good' : 'warn'}>{stateOf(row)}</StatusDot>,
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
];

/** For whoever sends the newsletter: each reader's own link belongs at the end of the mail. */
const linkColumn: ListColumn<NewsletterSubscriber> = {
  key: 'unsubscribeUrl',
  title: 'Unsubscribe link',
  cell: () => null,
  text: (row) => row.unsubscribeUrl,
};

export default function Newsletter() {
  const state = useListState({ columns, filters: { confirmed: states } });
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
      filters={
        <FilterSelect
          state={state}
          name="confirmed"
          label="State"
          all="Confirmed"
          options={states}
        />
      }
      empty={{
        title: 'No subscribers yet',
        text: 'Who signs up in the shop and confirms it by mail appears here.',
      }}
      head={
        <ExportButton
          name="newsletter"
          path={PATH}
          params={listParams(state, PAGE_SIZE)}
          columns={[...columns, linkColumn]}
        />
      }
    />
  );
}
