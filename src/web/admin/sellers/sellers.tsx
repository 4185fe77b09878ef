import { getAllSellers } from '#contracts/calls/sellers.ts';
import type { Seller } from '#contracts/seller.ts';
import { formatPhone } from '#domain/phone.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { EmailState } from './email-state.tsx';
import { sellerLists } from './seller-lists.ts';
import { SellerStatusButton } from './seller-status.tsx';
import { unconfirmedWarning } from './unconfirmed-warning.ts';

const columns: CallColumn<typeof getAllSellers>[] = [
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
    sort: 'email',
    cell: (row) => <EmailState seller={row} />,
    text: (row) => row.email,
  },
  {
    key: 'phone',
    title: 'Phone',
    sort: 'phone',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{formatPhone(row.phone)}</span>,
    text: (row) => row.phone,
  },
  {
    key: 'createdAt',
    title: 'Created At',
    sort: 'createdAt',
    cell: (row) => formatDay(row.createdAt),
    text: (row) => row.createdAt,
  },
  {
    key: 'status',
    title: 'Status',
    card: 'foot',
    cell: (row) => <SellerStatusButton seller={row} />,
    text: (row) => (row.status ? 'Active' : 'Inactive'),
  },
];

export default function Sellers() {
  const list = useList(getAllSellers, {
    columns,
    filters: {
      approval: {
        label: 'Approval',
        all: 'All sellers',
        options: [
          { value: 'pending', label: 'Waiting for approval' },
          { value: 'approved', label: 'Approved' },
          { value: 'declined', label: 'Declined' },
          { value: 'deactivated', label: 'Deactivated' },
        ],
      },
    },
    sort: 'name',
    order: 'asc',
    pageSize: 10,
  });
  const selection = useSelection<Seller>();
  const write = useWrite<Seller>(sellerLists);
  const setStatus =
    (status: boolean) =>
    ({ _id, version }: Seller, reason: string) =>
      write(`/admin/update-status/${_id}`, { method: 'PUT', body: { status, reason, version } });
  return (
    <ListPage
      title="Sellers"
      noun="sellers"
      list={list}
      exportName="sellers"
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => `/admin/sellers/${row._id}/profile`}
      search="Search sellers..."
      selection={selection}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => row.name}
          actions={[
            {
              label: 'Activate',
              warning: unconfirmedWarning(selection.rows),
              run: setStatus(true),
            },
            {
              label: 'Deactivate',
              isDangerous: true,
              warning: 'Their products are not shown to shoppers. They are told why by mail.',
              reason: 'Reason, told to all of them',
              run: async (row, reason) => {
                const { data } = await setStatus(false)(row, reason);
                return () => setStatus(true)(data, '');
              },
            },
          ]}
        />
      }
      empty={{ title: 'No Sellers Found', text: 'Nobody has registered yet.' }}
      actions={(row) => (
        <ActionButtonLink to={`/admin/sellers/${row._id}`} data-stays="">
          View Products
          <span className="sr-only"> of {row.name}</span>
        </ActionButtonLink>
      )}
    />
  );
}
