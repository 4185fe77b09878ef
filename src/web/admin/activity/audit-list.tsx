import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '#contracts/audit.ts';
import { isolate } from '#domain/isolate.ts';
import { DialogFrame } from '#web/ui/office/dialogs/dialog-frame.tsx';
import { formatMoment } from '#web/ui/office/formats.ts';
import { ExportButton } from '#web/ui/office/list/export-button.tsx';
import { beginningOf, DayFilter } from '#web/ui/office/list/filters/day-filter.tsx';
import { FilterGroup } from '#web/ui/office/list/filters/filter-group.tsx';
import { FilterPicker } from '#web/ui/office/list/filters/filter-picker.tsx';
import { FilterSelect } from '#web/ui/office/list/filters/filter-select.tsx';
import { ListPage } from '#web/ui/office/list/list-page.tsx';
import { useListState } from '#web/ui/office/list/list-state.ts';
import { adminPages } from '#web/ui/office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/list/use-list.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { auditColumns } from './audit-columns.tsx';
import { actionInWords, thingChoices } from './audit-words.ts';

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
const filters = { entity: thingChoices, role: roles, actorId: null, from: null, to: null };

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
      nameOf={(row) => actionInWords(row.action)}
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
            options={thingChoices}
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
        <OfficeButton onClick={() => setShown(row)}>
          Details<span className="sr-only"> of {actionInWords(row.action)}</span>
        </OfficeButton>
      )}
    >
      {shown && (
        <DialogFrame
          title={actionInWords(shown.action)}
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
