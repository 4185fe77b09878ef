import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MatchingStep } from '#contracts/products/matching-change.ts';
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
  step: (after: string | undefined) => Promise<MatchingStep>;
  /** `isOver` where everything is done. */
  onClose: (isOver: boolean) => void;
};

type Progress = {
  done: number;
  failed: MatchingStep['failed'];
  /** Where to continue; null where nothing is left. */
  next: string | null | undefined;
};

/**
 * Performs an action on all matching rows, step by step on the server; it can be stopped in
 * between.
 */
export function MatchingDialog(props: MatchingDialogProps) {
  const { label, total, capped, step, onClose } = props;
  const [progress, setProgress] = useState<Progress>({ done: 0, failed: [], next: undefined });
  const [state, setState] = useState<'asked' | 'running' | 'stopped' | 'over'>('asked');
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
        const { done, failed, next } = await step(now.next);
        now = { done: now.done + done, failed: [...now.failed, ...failed], next };
        setProgress(now);
      }
    } catch (error) {
      setProblem(messageOf(error));
    }
    setState(now.next === null ? 'over' : 'stopped');
  }

  const { done, failed } = progress;
  const seen = done + failed.length;
  const all = formatTotal(total, capped);
  return (
    <DialogFrame
      title={`${label}: all ${all} that match`}
      description={props.warning}
      onClose={() => state === 'running' || onClose(state === 'over')}
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        {state === 'running' && (
          <UploadBar label={label} share={Math.min(seen / Math.max(total, 1), 1)} />
        )}
        <p role="status" className="mt-2 text-ink-soft">
          {state === 'asked' && 'It is done in steps and can be stopped. What is done stays done.'}
          {state === 'running' && `${formatCount(seen)} of ${all}`}
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
          {state === 'running' ? (
            <ActionButton
              onClick={() => {
                isStopped.current = true;
              }}
            >
              Stop
            </ActionButton>
          ) : (
            <ActionButton
              look={state === 'over' ? 'solid' : 'line'}
              onClick={() => onClose(state === 'over')}
            >
              {state === 'asked' ? 'Cancel' : state === 'over' ? 'Done' : 'Close'}
            </ActionButton>
          )}
          {state !== 'over' && (
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
