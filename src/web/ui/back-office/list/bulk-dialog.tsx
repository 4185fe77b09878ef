import { Check, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BulkChange } from '#contracts/products/bulk-change.ts';
import { formatCount } from '#languages/count.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as jobs from '#texts/back-office/jobs.ts';
import * as texts from '#texts/back-office/lists.ts';
import { Written } from '../../written.tsx';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { UploadBar } from '../form/upload-bar.tsx';

type Asked = {
  label: string;
  isDangerous?: boolean;
  /** A warning before the action, such as that it cannot be undone. */
  warning?: string | undefined;
  /** Label of a required reason, given once for all of them; without it, none is asked for. */
  reason?: string;
  /** What else is asked, once for all of them; until `isReady` the action waits. */
  form?: ReactNode;
  isReady?: boolean;
};

/** What is done to one row after the other, while the dialog is open. */
export type RowAction<Row> = Asked & {
  /**
   * Performs the action on one row, for this reason if any; where it rejects, the row shows why. A
   * function that it resolves with undoes the action.
   */
  run: (row: Row, reason: string) => Promise<unknown>;
};

/** What is done to all selected products, or all that match, in the background. */
export type BulkAction = Asked & { start: () => Promise<BulkChange> };

type Outcome<Row> = { row: Row; problem: string | null; undo: (() => Promise<unknown>) | null };

type BulkDialogProps<Row> = {
  action: RowAction<Row>;
  rows: Row[];
  nameOf: (row: Row) => string;
  onClose: (isDone: boolean) => void;
};

/**
 * Asks for confirmation, performs the action on one row after the other, shows each result, and
 * offers to undo it where possible.
 */
export function BulkDialog<Row extends { _id: string }>(props: BulkDialogProps<Row>) {
  const { action, rows, nameOf, onClose } = props;
  const [outcomes, setOutcomes] = useState<Outcome<Row>[]>([]);
  const [waiting, setWaiting] = useState(rows.length);
  const [isUndone, setUndone] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [reason, setReason] = useState('');
  const failed = outcomes.filter(({ problem }) => problem !== null);
  const isOver = !isRunning && outcomes.length > 0;
  const told = isUndone ? texts.undoneOutcome : jobs.outcome;

  const undoable = outcomes.filter(({ undo }) => undo !== null);

  async function go(todo: readonly { row: Row; act: () => Promise<unknown> }[]) {
    setRunning(true);
    setWaiting(todo.length);
    setOutcomes([]);
    for (const { row, act } of todo) {
      const outcome = await act().then(
        (answer) => ({ row, problem: null, undo: typeof answer === 'function' ? answer : null }),
        (error) => ({ row, problem: messageOf(error), undo: null }),
      );
      setOutcomes((before) => [...before, outcome as Outcome<Row>]);
    }
    setRunning(false);
  }

  const run = (todo: readonly Row[]) =>
    go(todo.map((row) => ({ row, act: () => action.run(row, reason.trim()) })));

  async function undo() {
    setUndone(true);
    await go(undoable.map(({ row, undo: takeBack }) => ({ row, act: async () => takeBack?.() })));
  }

  return (
    <DialogFrame
      title={texts.forSelected({ action: action.label, count: formatCount(rows.length) })}
      description={action.warning}
      onClose={() => isRunning || onClose(isOver && failed.length === 0)}
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        {isRunning || isOver ? (
          <>
            {isRunning && <UploadBar label={action.label} share={outcomes.length / waiting} />}
            <p role="status" className="mt-2">
              {isOver
                ? told({
                    done: formatCount(outcomes.length - failed.length),
                    failed: formatCount(failed.length),
                  })
                : jobs.progress({
                    seen: formatCount(outcomes.length),
                    all: formatCount(waiting),
                  })}
            </p>
            <ul className="mt-3 divide-y divide-hair border-y border-hair">
              {outcomes.map(({ row, problem }) => (
                <li key={row._id} className="flex items-start gap-2 py-2">
                  {problem === null ? (
                    <Check
                      size={15}
                      className="mt-0.5 shrink-0 text-good"
                      aria-label={controls.done}
                    />
                  ) : (
                    <X size={15} className="mt-0.5 shrink-0 text-bad" aria-label={texts.failed} />
                  )}
                  <span className="min-w-0">
                    <Written>{nameOf(row)}</Written>
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
                  <Written>{nameOf(row)}</Written>
                </li>
              ))}
            </ul>
            {action.form}
            {action.reason && (
              <label className="mt-4 block text-dense font-medium">
                <span className="mb-1.5 block">{action.reason}</span>
                <textarea
                  rows={3}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                  className="back-office-input font-normal"
                />
              </label>
            )}
          </>
        )}
        <div className="mt-5 flex justify-end gap-2">
          {isOver && !isUndone && undoable.length > 0 && (
            <ActionButton className="me-auto" onClick={undo}>
              <Undo2 size={15} aria-hidden="true" className="rtl:-scale-x-100" />
              {controls.undo}
            </ActionButton>
          )}
          {isOver && !isUndone && failed.length > 0 && (
            <ActionButton onClick={() => run(failed.map(({ row }) => row))}>
              {texts.tryFailedAgain}
            </ActionButton>
          )}
          {isOver ? (
            <ActionButton look="solid" onClick={() => onClose(failed.length === 0)}>
              {controls.done}
            </ActionButton>
          ) : (
            <>
              <ActionButton disabled={isRunning} onClick={() => onClose(false)}>
                {controls.cancel}
              </ActionButton>
              <ActionButton
                look={action.isDangerous ? 'danger' : 'solid'}
                busy={isRunning && texts.working}
                disabled={
                  action.isReady === false || (action.reason !== undefined && reason.trim() === '')
                }
                onClick={() => run(rows)}
              >
                {action.label}
              </ActionButton>
            </>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}
