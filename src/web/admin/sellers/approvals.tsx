import { useState } from 'react';
import type { Seller } from '#contracts/seller.ts';
import { formatPhone } from '#domain/phone.ts';
import { Avatar } from '#web/ui/office/avatar.tsx';
import { formatMoment } from '#web/ui/office/formats.ts';
import { BulkBar } from '#web/ui/office/list/bulk-bar.tsx';
import { ExportButton } from '#web/ui/office/list/export-button.tsx';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { ListPage } from '#web/ui/office/list/list-page.tsx';
import { useListState } from '#web/ui/office/list/list-state.ts';
import { useSelection } from '#web/ui/office/list/selection.ts';
import { adminPages } from '#web/ui/office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/list/use-list.ts';
import { useWrite } from '#web/ui/office/mutate.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { sellerLists } from './seller-lists.ts';

const PAGE_SIZE = 10;
const PATH = '/admin/get-sellers';

const columns: ListColumn<Seller>[] = [
  {
    key: 'profile',
    title: 'Profile',
    width: '4.5rem',
    card: 'picture',
    cell: (row) => <Avatar name={row.name} image={row.Image} size={36} />,
  },
  {
    key: 'name',
    title: 'Seller Name',
    sort: 'name',
    card: 'title',
    cell: (row) => <bdi className="font-medium">{row.name}</bdi>,
    text: (row) => row.name,
  },
  {
    key: 'email',
    title: 'Email',
    cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
    text: (row) => row.email,
  },
  {
    key: 'phone',
    title: 'Phone',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{formatPhone(row.phone)}</span>,
    text: (row) => row.phone,
  },
  {
    key: 'createdAt',
    title: 'Registered',
    sort: 'createdAt',
    cell: (row) => formatMoment(row.createdAt),
    text: (row) => row.createdAt,
  },
];

/** Who waits for approval, longest first: approved or declined in two clicks. */
export default function Approvals() {
  const state = useListState({ columns, sort: 'createdAt', order: 'asc' });
  const query = useList<Seller>(PATH, state, PAGE_SIZE, { approval: 'pending' });
  const selection = useSelection<Seller>();
  const write = useWrite<Seller>(sellerLists);
  const [deciding, setDeciding] = useState<{ seller: Seller; decision: Decision } | null>(null);
  const approve = (row: Seller) =>
    write(`/admin/update-status/${row._id}`, { method: 'PUT', body: { status: true } });
  return (
    <ListPage
      title="Approvals"
      text="Sellers who wait to be let in, the longest waiting first."
      noun="sellers"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => `/admin/sellers/${row._id}/profile`}
      search="Search sellers..."
      selection={selection}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => row.name}
          actions={[{ label: 'Approve', run: approve }]}
        />
      }
      head={
        <ExportButton
          name="waiting-sellers"
          path={PATH}
          params={{ ...listParams(state, PAGE_SIZE), approval: 'pending' }}
          columns={columns}
        />
      }
      empty={{ title: 'Nobody is waiting', text: 'New registrations appear here.' }}
      actions={(row) => (
        <>
          <OfficeButton
            data-stays=""
            onClick={() => setDeciding({ seller: row, decision: 'decline' })}
          >
            Decline<span className="sr-only"> {row.name}</span>
          </OfficeButton>
          <OfficeButton
            data-stays=""
            look="solid"
            onClick={() => setDeciding({ seller: row, decision: 'approve' })}
          >
            Approve<span className="sr-only"> {row.name}</span>
          </OfficeButton>
        </>
      )}
    >
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </ListPage>
  );
}
