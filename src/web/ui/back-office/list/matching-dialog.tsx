import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MatchingStep } from '#contracts/products/matching-change.ts';
import { MOST_UNDONE, type UndoStep } from '#contracts/products/undo.ts';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { UploadBar } from '../form/upload-bar.tsx';
import { formatCount, formatTotal } from '../formats.ts';

type MatchingDialogProps = {
  label: string;
  isDangerous?: boolean | undefined;
  warning?: string | undefined;
  form?: ReactNode;
  isReady?: boolean | undefined;
  total: number;
  capped: boolean;
  /** Performs one step, from where the last one ended, and returns where the next begins. */
  step: (at: Pick<MatchingStep, 'undo'> & { after: string | undefined }) => Promise<MatchingStep>;
  /** Undoes some of what was done; left out where it cannot be undone. */
  undoStep?: ((undo: string) => Promise<UndoStep>) | undefined;
  /** `isOver` where everything is done. */
  onClose: (isOver: boolean) => void;
};

type Progress = {
  done: number;
  failed: MatchingStep['failed'];
  /** Where to continue; null where nothing is left. */
  next: string | null | undefined;
  /** What it is undone with, if that is possible. */
  undo: string | null;
};

type State = 'asked' | 'running' | 'stopped' | 'over' | 'undoing' | 'undone';

const nothing: Progress = { done: 0, failed: [], next: undefined, undo: null };

/**
 * Performs an action on all matching rows, step by step on the server; it can be stopped in
 * between.
 */
export function MatchingDialog(props: MatchingDialogProps) {
  const { label, total, capped, step, onClose } = props;
  const [progress, setProgress] = useState(nothing);
  const [undone, setUndone] = useState(nothing);
  const [state, setState] = useState<State>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  const isStopped = useRef(false);
  // Leaving the screen stops it too.
  useEffect(() => {
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function run() {
    isStopped.current = false;
    setProblem(null);
    setState('running');
    let now = progress;
    try {
      while (now.next !== null && !isStopped.current) {
        const { done, failed, next, undo } = await step({ after: now.next, undo: now.undo });
        now = { done: now.done + done, failed: [...now.failed, ...failed], next, undo };
        setProgress(now);
      }
    } catch (error) {
      setProblem(messageOf(error));
    }
    setState(now.next === null ? 'over' : 'stopped');
  }

  async function takeBack(undo: string, undoStep: (undo: string) => Promise<UndoStep>) {
    setProblem(null);
    setState('undoing');
    let now = undone;
    try {
      for (let isOver = false; !isOver; ) {
        const step = await undoStep(undo);
        isOver = step.isOver;
        now = { ...now, done: now.done + step.done, failed: [...now.failed, ...step.failed] };
        setUndone(now);
      }
      setState('undone');
    } catch (error) {
      setProblem(messageOf(error));
      setState(progress.next === null ? 'over' : 'stopped');
    }
  }

  const isUndoing = state === 'undoing' || state === 'undone';
  const { done, failed } = isUndoing ? undone : progress;
  const seen = done + failed.length;
  const all = formatTotal(total, capped);
  const isBusy = state === 'running' || state === 'undoing';
  const isOver = state === 'over' || state === 'undone';
  const isUndoable = props.undoStep !== undefined && !capped && total <= MOST_UNDONE;
  return (
    <DialogFrame
      title={`${label}: all ${all} that match`}
      description={props.warning}
      onClose={() => isBusy || onClose(isOver)}
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        {isBusy && (
          <UploadBar
            label={isUndoing ? 'Undo' : label}
            share={Math.min(seen / Math.max(isUndoing ? progress.done : total, 1), 1)}
          />
        )}
        <p role="status" className="mt-2 text-ink-soft">
          {state === 'asked' &&
            (isUndoable
              ? 'It is done in steps, and can be stopped and undone.'
              : 'It is done in steps and can be stopped. What is done stays done.')}
          {state === 'running' && `${formatCount(seen)} of ${all}`}
          {state === 'undoing' && `${formatCount(seen)} of ${formatCount(progress.done)}`}
          {state === 'undone' &&
            `${formatCount(done)} undone, ${formatCount(failed.length)} changed since`}
          {state === 'stopped' && `Stopped: ${formatCount(seen)} of ${all}.`}
          {state === 'over' && `${formatCount(done)} done, ${formatCount(failed.length)} failed`}
        </p>
        {state === 'asked' && props.form}
        {problem && (
          <p role="alert" className="mt-3 rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem}
          </p>
        )}
        {failed.length > 0 && (
          <ul className="mt-3 max-h-60 divide-y divide-hair overflow-y-auto border-y border-hair">
            {failed.map(({ _id, name, message }) => (
              <li key={_id} className="py-2">
                <bdi>{name}</bdi>
                <span className="block text-bad">{message}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5 flex justify-end gap-2">
          {(state === 'over' || state === 'stopped') && progress.undo && props.undoStep && (
            <UndoButton onUndo={takeBack.bind(null, progress.undo, props.undoStep)} />
          )}
          {state === 'running' && (
            <ActionButton
              onClick={() => {
                isStopped.current = true;
              }}
            >
              Stop
            </ActionButton>
          )}
          {!isBusy && (
            <ActionButton look={isOver ? 'solid' : 'line'} onClick={() => onClose(isOver)}>
              {state === 'asked' ? 'Cancel' : isOver ? 'Done' : 'Close'}
            </ActionButton>
          )}
          {!isOver && state !== 'undoing' && (
            <ActionButton
              look={props.isDangerous ? 'danger' : 'solid'}
              busy={state === 'running' && 'Working…'}
              disabled={props.isReady === false}
              onClick={run}
            >
              {state === 'stopped' ? 'Go on' : label}
            </ActionButton>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <ActionButton className="mr-auto" onClick={onUndo}>
      <Undo2 size={15} aria-hidden="true" />
      Undo
    </ActionButton>
  );
}
