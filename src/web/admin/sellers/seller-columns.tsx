import type { getAllSellers } from '#contracts/calls/sellers.ts';
import { formatPhone } from '#domain/phone.ts';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';

type Column = CallColumn<typeof getAllSellers>;

export const profileColumn: Column = {
  key: 'profile',
  title: 'Profile',
  width: '4.5rem',
  card: 'picture',
  cell: (row) => <Avatar name={row.name} image={row.Image} size={36} />,
};

export const nameColumn: Column = {
  key: 'name',
  title: 'Seller Name',
  sort: 'name',
  card: 'title',
  cell: (row) => <bdi className="font-medium">{row.name}</bdi>,
  text: (row) => row.name,
};

/** A seller's e-mail, and whether its confirmation link has been opened. */
export const emailColumn: Column = {
  key: 'email',
  title: 'Email',
  cell: ({ email, emailConfirmed }) => (
    <>
      <span className="wrap-anywhere">{email}</span>
      {!emailConfirmed && (
        <span className="back-office-line block text-fine">
          <StatusDot tone="warn">Not confirmed</StatusDot>
        </span>
      )}
    </>
  ),
  text: (row) => row.email,
};

export const phoneColumn: Column = {
  key: 'phone',
  title: 'Phone',
  cell: (row) => <span className="whitespace-nowrap tabular-nums">{formatPhone(row.phone)}</span>,
  text: (row) => row.phone,
};

/** The columns of the lists of sellers that wait for an admin. */
export const sellerColumns: Column[] = [
  profileColumn,
  {
    ...nameColumn,
    note: (row) =>
      row.unread && (
        <span className="block text-fine">
          <StatusDot tone="warn">Has written to you</StatusDot>
        </span>
      ),
  },
  emailColumn,
  phoneColumn,
  {
    key: 'createdAt',
    title: 'Registered',
    sort: 'createdAt',
    cell: (row) => formatMoment(row.createdAt),
    text: (row) => row.createdAt,
  },
];
