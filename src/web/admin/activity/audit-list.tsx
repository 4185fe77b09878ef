import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '#contracts/audit.ts';
import { isolate } from '#domain/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import { beginningOf, DayFilter } from '#web/ui/back-office/list/filters/day-filter.tsx';
import { FilterGroup } from '#web/ui/back-office/list/filters/filter-group.tsx';
import { FilterPicker } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';
import { AuditChanges } from './audit-changes.tsx';
import { auditColumns } from './audit-columns.tsx';
import { actionLabel, entityChoices } from './audit-labels.ts';

const PAGE_SIZE = 20;
const PATH = '/admin/get-audit';
const ACTORS = '/admin/get-audit-actors';

const roles = [
  { value: 'admin', label: 'By admins' },
  { value: 'seller', label: 'By sellers' },
];
const rolesOfSeller = [
  { value: 'admin', label: 'By admins' },
  { value: 'seller', label: 'By the seller' },
];
const filters = { entity: entityChoices, role: roles, actorId: null, from: null, to: null };

type AuditListProps = {
  title: string;
  /** Narrows it to what this seller did, and what was done to it. */
  sellerId?: string;
  tabs?: ReactNode;
};

/** Every write of an admin or seller: who, what, before and after. */
export function AuditList({ title, sellerId, tabs }: AuditListProps) {
  const state = useListState({ columns: auditColumns, filters });
  const { from, to } = state.filters;
  // Both days are meant whole, as the reader counts them.
  const narrowed = { sellerId, from: beginningOf(from), to: beginningOf(to, 1) };
  const query = useList<AuditEntry>(PATH, state, PAGE_SIZE, narrowed);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  return (
    <ListPage
      title={title}
      noun="entries"
      columns={auditColumns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => actionLabel(row.action)}
      search="Search actions, names and ids..."
      filters={
        <FilterGroup state={state}>
          <FilterPicker
            state={state}
            name="actorId"
            label="Who"
            all="Anybody"
            path={ACTORS}
            one={(id) => `${ACTORS}/${id}`}
          />
          <FilterSelect
            state={state}
            name="role"
            label="By whom"
            all="Admins and sellers"
            options={sellerId === undefined ? roles : rolesOfSeller}
          />
          <FilterSelect
            state={state}
            name="entity"
            label="What"
            all="Everything"
            options={entityChoices}
          />
          <DayFilter state={state} name="from" label="From" />
          <DayFilter state={state} name="to" label="To" />
        </FilterGroup>
      }
      tabs={tabs}
      empty={{ title: 'Nothing has been done yet' }}
      head={
        <ExportButton
          name="audit-log"
          path={PATH}
          params={{ ...listParams(state, PAGE_SIZE), ...narrowed }}
          columns={auditColumns}
        />
      }
      actions={(row) => (
        <ActionButton onClick={() => setShown(row)}>
          Details<span className="sr-only"> of {actionLabel(row.action)}</span>
        </ActionButton>
      )}
    >
      {shown && (
        <DialogFrame
          title={actionLabel(shown.action)}
          description={`${isolate(shown.actorName)}, ${formatMoment(shown.createdAt)}`}
          width="40rem"
          onClose={() => setShown(null)}
        >
          <AuditChanges before={shown.before} after={shown.after} />
        </DialogFrame>
      )}
    </ListPage>
  );
}
