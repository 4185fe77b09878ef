import type { getAllSellers } from '#contracts/calls/sellers.ts';
import { formatPhone } from '#domain/phone.ts';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { EmailState } from './email-state.tsx';

/** Who a seller is, in the queues of what waits for an admin. */
export const sellerColumns: CallColumn<typeof getAllSellers>[] = [
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
    note: (row) =>
      row.unread && (
        <span className="block text-fine">
          <StatusDot tone="warn">Has written to you</StatusDot>
        </span>
      ),
    text: (row) => row.name,
  },
  {
    key: 'email',
    title: 'Email',
    cell: (row) => <EmailState seller={row} />,
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
