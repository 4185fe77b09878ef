import { type ReactNode, useState } from 'react';
import { formatCount } from '#languages/count.ts';
import * as jobs from '#texts/back-office/jobs.ts';
import * as texts from '#texts/back-office/lists.ts';
import { ActionButton } from '../action-button.tsx';
import { formatTotal } from '../formats.ts';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import { type BulkAction, BulkDialog, type RowAction } from './bulk-dialog.tsx';
import type { Selection } from './selection.ts';

type BulkBarProps<Row> = {
  selection: Selection<Row>;
  actions: readonly (RowAction<Row> | BulkAction)[];
  nameOf: (row: Row) => string;
  /** How many rows match, where all of them can be selected. */
  matching?: { total: number; capped: boolean } | undefined;
  /** Buttons for what else is done with the selection, which it outlives. */
  children?: ReactNode;
};

/** Actions on all selected rows; shown as soon as one is selected. */
export function BulkBar<Row extends { _id: string }>(props: BulkBarProps<Row>) {
  const { selection, actions, nameOf, matching = { total: 0, capped: false }, children } = props;
  const { isAll } = selection;
  const [chosen, setChosen] = useState<{ label: string; rows: Row[] } | null>(null);
  // What an action asks for changes while its dialog is open.
  const action = actions.find(({ label }) => label === chosen?.label);
  const job = chosen && action ? { action, rows: chosen.rows } : null;
  const count = selection.rows.size;
  if (count === 0 && !isAll && job === null) return null;
  const all = formatTotal(matching.total, matching.capped);
  const close = (isDone: boolean) => {
    setChosen(null);
    if (isDone) selection.clear();
  };
  return (
    <div className="sticky top-13 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2 shadow-sm lg:top-0">
      <p role="status" className="me-auto font-medium text-accent-deep">
        {isAll ? texts.allSelected(all) : texts.selected(formatCount(count))}
      </p>
      {!isAll && matching.total > count && (
        <ActionButton look="plain" onClick={selection.selectAll}>
          {texts.selectAllThatMatch(all)}
        </ActionButton>
      )}
      <ActionButton look="plain" onClick={selection.clear}>
        {texts.clearSelection}
      </ActionButton>
      {/* On phones in one line, which scrolls sideways: it stays above the rows. */}
      <div className="flex gap-2 max-md:-mx-3 max-md:basis-[calc(100%+1.5rem)] max-md:overflow-x-auto max-md:px-3 max-md:py-0.5 md:flex-wrap">
        {actions.map(({ label }) => (
          <ActionButton
            key={label}
            className="shrink-0"
            onClick={() => setChosen({ label, rows: [...selection.rows.values()] })}
          >
            {label}
          </ActionButton>
        ))}
        {children}
      </div>
      {job &&
        ('start' in job.action ? (
          <BulkChangeDialog
            {...job.action}
            title={
              isAll
                ? jobs.forAllThatMatch({ action: job.action.label, total: all })
                : texts.forSelected({
                    action: job.action.label,
                    count: formatCount(job.rows.length),
                  })
            }
            onClose={close}
          />
        ) : (
          <BulkDialog rows={job.rows} action={job.action} nameOf={nameOf} onClose={close} />
        ))}
    </div>
  );
}
