import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AuditEntry } from '#contracts/audit.ts';
import { getAudit, getAuditActor, getAuditActors } from '#contracts/calls/audit.ts';
import type { BulkChange } from '#contracts/products/bulk-change.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useBulkChanges, useControl } from '#web/ui/back-office/list/bulk-changes.ts';
import { beginningOf } from '#web/ui/back-office/list/filters/day-filter.tsx';
import { byName, picksFrom } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { actionLabel, entityChoices, entityLabel, shownChanges } from './audit-labels.ts';

const actors = picksFrom(getAuditActors, getAuditActor, byName);

export default function Audit() {
  return <AuditList title="Audit Log" />;
}

type AuditListProps = {
  title: string;
  /** Filters by what this seller did and what was done to it. */
  sellerId?: string;
};

/** Every write of an admin or seller: who, what, before and after. */
export function AuditList({ title, sellerId }: AuditListProps) {
  const [address] = useSearchParams();
  const partOf = address.get('partOf');
  const list = useList(getAudit, {
    columns: auditColumns,
    filters: {
      ...(partOf && {
        partOf: {
          label: 'Part of',
          all: 'Everything',
          options: [{ value: partOf, label: 'A change of many products' }],
        },
      }),
      actorId: { label: 'Who', all: 'Anybody', picks: actors },
      role: {
        label: 'By whom',
        all: 'Admins and sellers',
        options: [
          { value: 'admin', label: 'By admins' },
          { value: 'seller', label: sellerId === undefined ? 'By sellers' : 'By the seller' },
        ],
      },
      entity: { label: 'What', all: 'Everything', options: entityChoices },
      logIns: {
        label: 'Log-ins',
        all: 'With log-ins',
        options: [{ value: 'without', label: 'Without log-ins' }],
      },
      from: { label: 'From', isDay: true },
      to: { label: 'To', isDay: true },
    },
    // Both days are included whole, in the user's time zone.
    query: ({ from, to }) => ({ sellerId, from: beginningOf(from), to: beginningOf(to, 1) }),
    pageSize: 20,
  });
  const [shown, setShown] = useState<AuditEntry | null>(null);
  return (
    <ListPage
      title={title}
      noun="entries"
      id={sellerId === undefined ? 'audit' : 'seller-audit'}
      list={list}
      exportName="audit-log"
      numbers={adminPages}
      nameOf={(row) => actionLabel(row.action)}
      search="Search actions, names and ids..."
      empty={{ title: 'Nothing has been done yet' }}
      actions={(row) => (
        <>
          {row.action === 'bulk-change' && <UndoChange id={row.entityId} />}
          <ActionButton onClick={() => setShown(row)}>
            Details<span className="sr-only"> of {actionLabel(row.action)}</span>
          </ActionButton>
        </>
      )}
    >
      {shown && (
        <DialogFrame
          title={actionLabel(shown.action)}
          description={`${isolate(shown.actorName)}, ${formatMoment(shown.createdAt)}`}
          width="40rem"
          onClose={() => setShown(null)}
        >
          <AuditChanges entry={shown} />
        </DialogFrame>
      )}
    </ListPage>
  );
}

/** Undoes a change of many products from its line, as long as it can be. */
function UndoChange({ id }: { id: string }) {
  const change = useBulkChanges().find(({ _id }) => _id === id);
  return change?.isUndoable && <UndoButton change={change} />;
}

function UndoButton({ change }: { change: BulkChange }) {
  const control = useControl(change);
  return (
    <ActionButton data-stays="" disabled={control.isPending} onClick={() => control.mutate('undo')}>
      Undo
    </ActionButton>
  );
}

/** The changes of an entry, field by field, before and after. */
function AuditChanges({ entry }: { entry: AuditEntry }) {
  const changes = shownChanges(entry);
  if (changes.length === 0) {
    return <p className="px-5 py-6 text-ink-muted md:px-6">This entry has no values to show.</p>;
  }
  return (
    <section
      className="overflow-auto px-5 pt-3 pb-5 md:px-6"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="Changes"
    >
      <table className="back-office-table">
        <thead>
          <tr>
            <th>Field</th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, was, is }) => (
            <tr key={name}>
              <td className="font-medium">{name}</td>
              <td className="wrap-anywhere text-ink-soft">{was || '–'}</td>
              <td className="wrap-anywhere">{is || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
  attribute: (id) => adminAddresses.attributes({ edit: id }),
  page: (id) => adminAddresses.page(id),
  newsletter: (id) => adminAddresses.newsletterIssue(id),
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

/** What is known by its name, and not by an id. */
const namedById = ['brand', 'redirect'];

const nameOf = (row: AuditEntry) =>
  row.entityName ?? nameThen(row) ?? (namedById.includes(row.entity) ? row.entityId : undefined);

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

const auditColumns: CallColumn<typeof getAudit>[] = [
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
