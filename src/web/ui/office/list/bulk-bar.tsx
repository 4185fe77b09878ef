import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { MatchingStep } from '#contracts/product.ts';
import { messageOf } from '../calls.ts';
import { DialogFrame } from '../dialog-frame.tsx';
import { formatCount, formatTotal } from '../formats.ts';
import { OfficeButton } from '../office-button.tsx';
import { UploadBar } from '../upload-bar.tsx';
import { MatchingDialog } from './matching-dialog.tsx';
import type { Selection } from './selection.ts';

export type BulkAction<Row> = {
  label: string;
  isDangerous?: boolean;
  /** Said before it is done, such as that it cannot be undone. */
  warning?: string | undefined;
  /** Label of a reason that must be given, once for all of them; none is asked for without. */
  reason?: string;
  /** Does it to one row, for this reason if any; where it rejects, its row says why. */
  run: (row: Row, reason: string) => Promise<unknown>;
  /** Does it to some of all that match, from where the step before ended. */
  step?: (after: string | undefined) => Promise<MatchingStep>;
};

type BulkBarProps<Row> = {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  nameOf: (row: Row) => string;
  /** How many match, where all of them can be selected. */
  matching?: { total: number; capped: boolean } | undefined;
  /** All that match were gone through. */
  onAllDone?: () => void;
};

/** What can be done to all selected rows; it shows as soon as one is. */
export function BulkBar<Row extends { _id: string }>(props: BulkBarProps<Row>) {
  const { selection, actions, nameOf, matching = { total: 0, capped: false } } = props;
  const { isAll } = selection;
  const [job, setJob] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null);
  const count = selection.rows.size;
  if (count === 0 && !isAll && job === null) return null;
  const all = `all ${formatTotal(matching.total, matching.capped)} that match`;
  const close = (isDone: boolean) => {
    setJob(null);
    if (isDone) selection.clear();
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2">
      <p role="status" className="mr-auto font-medium text-accent-deep">
        {isAll
          ? `${all.charAt(0).toUpperCase()}${all.slice(1)} are selected`
          : `${formatCount(count)} selected`}
      </p>
      {!isAll && matching.total > count && (
        <OfficeButton look="plain" onClick={selection.selectAll}>
          Select {all}
        </OfficeButton>
      )}
      {actions.map((action) => (
        <OfficeButton
          key={action.label}
          onClick={() => setJob({ action, rows: [...selection.rows.values()] })}
        >
          {action.label}
        </OfficeButton>
      ))}
      <OfficeButton look="plain" onClick={selection.clear}>
        Clear selection
      </OfficeButton>
      {job && isAll && job.action.step && (
        <MatchingDialog
          {...job.action}
          {...matching}
          step={job.action.step}
          onClose={(isOver) => {
            close(isOver);
            props.onAllDone?.();
          }}
        />
      )}
      {job && !isAll && <BulkDialog {...job} nameOf={nameOf} onClose={close} />}
    </div>
  );
}

type Outcome<Row> = { row: Row; problem: string | null };

type BulkDialogProps<Row> = {
  action: BulkAction<Row>;
  rows: Row[];
  nameOf: (row: Row) => string;
  onClose: (isDone: boolean) => void;
};

function BulkDialog<Row extends { _id: string }>(props: BulkDialogProps<Row>) {
  const { action, rows, nameOf, onClose } = props;
  const [outcomes, setOutcomes] = useState<Outcome<Row>[]>([]);
  const [waiting, setWaiting] = useState(rows);
  const [isRunning, setRunning] = useState(false);
  const [reason, setReason] = useState('');
  const failed = outcomes.filter(({ problem }) => problem !== null);
  const isOver = !isRunning && outcomes.length > 0;

  async function run(todo: Row[]) {
    setRunning(true);
    setWaiting(todo);
    setOutcomes([]);
    for (const row of todo) {
      const problem = await action.run(row, reason.trim()).then(() => null, messageOf);
      setOutcomes((before) => [...before, { row, problem }]);
    }
    setRunning(false);
  }

  return (
    <DialogFrame
      title={`${action.label}: ${formatCount(rows.length)} selected`}
      description={action.warning}
      onClose={() => isRunning || onClose(isOver && failed.length === 0)}
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        {isRunning || isOver ? (
          <>
            {isRunning && (
              <UploadBar label={action.label} share={outcomes.length / waiting.length} />
            )}
            <p role="status" className="mt-2">
              {isOver
                ? `${formatCount(outcomes.length - failed.length)} done, ${formatCount(failed.length)} failed`
                : `${formatCount(outcomes.length)} of ${formatCount(waiting.length)}`}
            </p>
            <ul className="mt-3 divide-y divide-hair border-y border-hair">
              {outcomes.map(({ row, problem }) => (
                <li key={row._id} className="flex items-start gap-2 py-2">
                  {problem === null ? (
                    <Check size={15} className="mt-0.5 shrink-0 text-good" aria-label="Done" />
                  ) : (
                    <X size={15} className="mt-0.5 shrink-0 text-bad" aria-label="Failed" />
                  )}
                  <span className="min-w-0">
                    <bdi>{nameOf(row)}</bdi>
                    {problem && <span className="block text-bad">{problem}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <ul className="max-h-60 list-inside list-disc overflow-y-auto text-ink-soft">
              {rows.map((row) => (
                <li key={row._id}>
                  <bdi>{nameOf(row)}</bdi>
                </li>
              ))}
            </ul>
            {action.reason && (
              <label className="mt-4 block text-dense font-medium">
                <span className="mb-1.5 block">{action.reason}</span>
                <textarea
                  rows={3}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                  className="office-input font-normal"
                />
              </label>
            )}
          </>
        )}
        <div className="mt-5 flex justify-end gap-2">
          {isOver && failed.length > 0 && (
            <OfficeButton onClick={() => run(failed.map(({ row }) => row))}>
              Try the failed again
            </OfficeButton>
          )}
          {isOver ? (
            <OfficeButton look="solid" onClick={() => onClose(failed.length === 0)}>
              Done
            </OfficeButton>
          ) : (
            <>
              <OfficeButton disabled={isRunning} onClick={() => onClose(false)}>
                Cancel
              </OfficeButton>
              <OfficeButton
                look={action.isDangerous ? 'danger' : 'solid'}
                busy={isRunning && 'Working…'}
                disabled={action.reason !== undefined && reason.trim() === ''}
                onClick={() => run(rows)}
              >
                {action.label}
              </OfficeButton>
            </>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}
