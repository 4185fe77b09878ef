import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '#contracts/audit.ts';
import { DialogFrame } from '#web/ui/office/dialog-frame.tsx';
import { formatMoment } from '#web/ui/office/formats.ts';
import { ExportButton } from '#web/ui/office/list/export-button.tsx';
import { FilterSelect } from '#web/ui/office/list/filter-select.tsx';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { ListPage } from '#web/ui/office/list/list-page.tsx';
import { useListState } from '#web/ui/office/list/list-state.ts';
import { adminPages } from '#web/ui/office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/list/use-list.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { AuditChanges } from './audit-changes.tsx';

const PAGE_SIZE = 20;
const PATH = '/admin/get-audit';

const inWords = (name: string) => name.replaceAll('-', ' ');
const sentence = (name: string) => {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What the thing is called, where the entry tells: as it became, else as it was. */
function nameIn({ before, after }: AuditEntry): string | undefined {
  for (const values of [after, before]) {
    if (typeof values !== 'object' || values === null || !('name' in values)) continue;
    if (typeof values.name === 'string' && values.name !== '') return values.name;
  }
  return undefined;
}

const columns: ListColumn<AuditEntry>[] = [
  {
    key: 'action',
    title: 'Action',
    card: 'title',
    cell: (row) => <span className="font-medium">{sentence(row.action)}</span>,
    text: (row) => row.action,
  },
  {
    key: 'actor',
    title: 'By',
    cell: (row) => `${row.actorName} (${row.role})`,
    text: (row) => `${row.actorName} (${row.role})`,
  },
  {
    key: 'entity',
    title: 'What',
    cell: (row) => (
      <>
        {sentence(row.entity)}{' '}
        <span className="wrap-anywhere text-ink-muted">{nameIn(row) ?? row.entityId}</span>
      </>
    ),
    text: (row) => `${row.entity} ${row.entityId}`,
  },
  {
    key: 'createdAt',
    title: 'When',
    sort: 'createdAt',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];

const entities = [
  'category',
  'sub-category',
  'product-type',
  'product',
  'seller',
  'message',
  'admin',
].map((value) => ({ value, label: sentence(value) }));

const roles = [
  { value: 'admin', label: 'By admins' },
  { value: 'seller', label: 'By sellers' },
];
const rolesOfSeller = [
  { value: 'admin', label: 'By admins' },
  { value: 'seller', label: 'By the seller' },
];

type AuditListProps = {
  title: string;
  /** Narrows it to what this seller did, and what was done to it. */
  sellerId?: string;
  tabs?: ReactNode;
};

/** Every write of an admin or seller: who, what, before and after. */
export function AuditList({ title, sellerId, tabs }: AuditListProps) {
  const state = useListState({ columns, filters: { entity: entities, role: roles } });
  const query = useList<AuditEntry>(PATH, state, PAGE_SIZE, { sellerId });
  const [shown, setShown] = useState<AuditEntry | null>(null);
  return (
    <ListPage
      title={title}
      noun="entries"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => row.action}
      search="Search actions, names and ids..."
      filters={
        <>
          <FilterSelect
            state={state}
            name="entity"
            label="What"
            all="Everything"
            options={entities}
          />
          <FilterSelect
            state={state}
            name="role"
            label="By whom"
            all="By anybody"
            options={sellerId === undefined ? roles : rolesOfSeller}
          />
        </>
      }
      tabs={tabs}
      empty={{ title: 'Nothing has been done yet' }}
      head={
        <ExportButton
          name="audit-log"
          path={PATH}
          params={{ ...listParams(state, PAGE_SIZE), sellerId }}
          columns={columns}
        />
      }
      actions={(row) => (
        <OfficeButton onClick={() => setShown(row)}>
          Details<span className="sr-only"> of {inWords(row.action)}</span>
        </OfficeButton>
      )}
    >
      {shown && (
        <DialogFrame
          title={sentence(shown.action)}
          description={`${shown.actorName}, ${formatMoment(shown.createdAt)}`}
          width="40rem"
          onClose={() => setShown(null)}
        >
          <AuditChanges before={shown.before} after={shown.after} />
        </DialogFrame>
      )}
    </ListPage>
  );
}
