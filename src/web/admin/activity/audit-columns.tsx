import { Link } from 'react-router';
import type { AuditEntry } from '#contracts/audit.ts';
import type { getAudit } from '#contracts/calls/audit.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { actionLabel, entityLabel } from './audit-labels.ts';

const sellerScreen = (id: string) => adminAddresses.sellerProfile(id);

const screens: Readonly<Record<string, (id: string) => string>> = {
  seller: sellerScreen,
  product: (id) => adminAddresses.products({ edit: id }),
  category: (id) => adminAddresses.categories({ edit: id }),
  'sub-category': (id) => adminAddresses.subCategories({ edit: id }),
  'product-type': (id) => adminAddresses.productTypes({ edit: id }),
  redirect: (id) => adminAddresses.redirects({ q: id }),
  synonym: () => adminAddresses.synonyms(),
  content: () => adminAddresses.content({ part: 'versions' }),
  message: (id) => adminAddresses.messages({ message: id }),
  /** Which products it changed. */
  'bulk-change': (id) => adminAddresses.audit({ partOf: id }),
};

/** Returns the entry's name after the change, else before it; of somebody whose name is not known, the address. */
function nameThen({ before, after }: AuditEntry): string | undefined {
  for (const key of ['name', 'email']) {
    for (const values of [after, before]) {
      const value = (values as Record<string, unknown> | null)?.[key];
      if (typeof value === 'string' && value !== '') return value;
    }
  }
  return undefined;
}

const nameOf = (row: AuditEntry) => row.entityName ?? nameThen(row);

/** The changed entity by name, with a link to its screen while it exists. */
function Thing({ row }: { row: AuditEntry }) {
  const { entity, entityId, entityName, sellerId, sellerName } = row;
  const isThere = entityName !== null || entity === 'bulk-change';
  const screen = isThere ? screens[entity] : undefined;
  const name = nameOf(row);
  const isSeller = entity === 'seller' || row.actorId === sellerId;
  return (
    <>
      <span className="text-ink-muted">{entityLabel(entity)}</span>{' '}
      {screen && name ? (
        <Named to={screen(entityId)} name={name} />
      ) : (
        name && <bdi className="wrap-anywhere">{name}</bdi>
      )}{' '}
      {sellerId && sellerName && !isSeller && (
        <span className="block text-fine text-ink-muted">
          of <Named to={sellerScreen(sellerId)} name={sellerName} />
        </span>
      )}
    </>
  );
}

function Named({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="wrap-anywhere underline decoration-hair underline-offset-2">
      <bdi>{name}</bdi>
    </Link>
  );
}

/** Who did it: a click filters by this person. */
function Actor({ row }: { row: AuditEntry }) {
  return (
    <>
      <Named to={adminAddresses.audit({ actorId: row.actorId })} name={row.actorName} />{' '}
      <span className="text-ink-muted">({row.role})</span>
    </>
  );
}

export const auditColumns: CallColumn<typeof getAudit>[] = [
  {
    key: 'action',
    title: 'Action',
    card: 'title',
    cell: (row) => <span className="font-medium">{actionLabel(row.action)}</span>,
    text: (row) => actionLabel(row.action),
  },
  {
    key: 'actor',
    title: 'By',
    cell: (row) => <Actor row={row} />,
    text: (row) => `${row.actorName} (${row.role})`,
  },
  {
    key: 'entity',
    title: 'What',
    cell: (row) => <Thing row={row} />,
    text: (row) => `${entityLabel(row.entity)} ${nameOf(row) ?? row.entityId}`,
  },
  {
    key: 'createdAt',
    title: 'When',
    sort: 'createdAt',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];
