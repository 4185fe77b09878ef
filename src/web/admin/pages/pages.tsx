import { Plus } from 'lucide-react';
import { getPages, type PageRow } from '#contracts/calls/pages.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';
import { useMay } from '../may.tsx';

const states = {
  draft: ['quiet', 'Draft'],
  scheduled: ['new', 'Scheduled'],
  changed: ['warn', 'Published, with a draft'],
  published: ['good', 'Published'],
} as const;

/** Whether shoppers read a page, as a dot and words. */
export function PageState({ page }: { page: Pick<PageRow, 'state' | 'publishAt'> }) {
  const [tone, name] = states[page.state];
  const words = page.publishAt === null ? name : `To be published ${formatMoment(page.publishAt)}`;
  return <StatusDot tone={tone}>{words}</StatusDot>;
}

const columns: CallColumn<typeof getPages>[] = [
  {
    key: 'title',
    title: 'Title',
    card: 'title',
    cell: (row) => <Written className="font-medium">{row.title}</Written>,
    text: (row) => row.title,
  },
  {
    key: 'kind',
    title: 'Kind',
    width: '8rem',
    cell: (row) => (row.kind === 'story' ? 'Story' : 'Page'),
    text: (row) => row.kind,
  },
  {
    key: 'state',
    title: 'State',
    width: '15rem',
    cell: (row) => <PageState page={row} />,
    text: (row) => states[row.state][1],
  },
  {
    key: 'by',
    title: 'Changed by',
    width: '11rem',
    cell: (row) => <Written>{row.by}</Written>,
    text: (row) => row.by,
  },
  {
    key: 'updatedAt',
    title: 'Changed',
    sort: 'updatedAt',
    width: '12rem',
    cell: (row) => formatMoment(row.updatedAt),
    text: (row) => row.updatedAt,
  },
];

/** The stories and plain pages. */
export default function Pages() {
  const list = useList(getPages, { columns, pageSize: 20 });
  const write = useMay('change-content') && (
    <>
      <ActionButtonLink to={adminAddresses.page('new', { kind: 'page' })}>
        <Plus size={15} aria-hidden="true" />
        New Page
      </ActionButtonLink>
      <ActionButtonLink look="solid" to={adminAddresses.page('new', { kind: 'story' })}>
        <Plus size={15} aria-hidden="true" />
        Write a Story
      </ActionButtonLink>
    </>
  );
  return (
    <ListPage
      title="Stories & Pages"
      noun="stories and pages"
      id="pages"
      list={list}
      exportName="pages"
      numbers={adminPages}
      nameOf={(row) => row.title}
      linkOf={(row) => adminAddresses.page(row._id)}
      search="Search titles..."
      head={write}
      empty={{
        title: 'No story yet',
        text: 'A story tells of a maker or a material, with products inside it. A page tells of care, sizes or a guarantee.',
      }}
    />
  );
}
