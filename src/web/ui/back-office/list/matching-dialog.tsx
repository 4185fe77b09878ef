import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { MOST_UNDONE } from '#contracts/products/undo.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/jobs.ts';
import { Written } from '../../written.tsx';
import { ActionButton } from '../action-button.tsx';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { formatTotal } from '../formats.ts';
import { ProgressBar } from '../progress-bar.tsx';
import {
  beginJob,
  isBusy,
  type MatchingJob,
  type MatchingWork,
  putAwayJob,
  runJob,
  showInDialog,
  stopJob,
  undoJob,
  useMatchingJobs,
} from './background-jobs.ts';
import { progressOf } from './job-words.ts';

type MatchingDialogProps = MatchingWork & {
  isDangerous?: boolean | undefined;
  warning?: string | undefined;
  form?: ReactNode;
  isReady?: boolean | undefined;
  /** `isBegun` where something was done, or goes on. */
  onClose: (isBegun: boolean) => void;
};

/**
 * Asks whether an action is to be performed on all matching rows, and performs it step by step: here, or in the frame
 * once this is closed.
 */
export function MatchingDialog(props: MatchingDialogProps) {
  const { isDangerous, warning, form, isReady, onClose, ...work } = props;
  const [id, setId] = useState<number | null>(null);
  const job = useMatchingJobs().find((each) => each.id === id);
  if (job) return <JobDialog job={job} onClose={() => onClose(true)} />;
  if (id !== null) return null;
  const { label, total, capped, undoStep } = work;
  const isUndoable = undoStep !== undefined && !capped && total <= MOST_UNDONE;
  return (
    <DialogFrame title={titleOf(work)} description={warning} onClose={() => onClose(false)}>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        <p className="mt-2 text-ink-soft">
          {isUndoable ? texts.inStepsAndUndoable : texts.inSteps}
        </p>
        {form}
        <div className="mt-5 flex justify-end gap-2">
          <ActionButton onClick={() => onClose(false)}>{controls.cancel}</ActionButton>
          <ActionButton
            look={isDangerous ? 'danger' : 'solid'}
            disabled={isReady === false}
            onClick={() => setId(beginJob(work))}
          >
            {label}
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}

const titleOf = ({ label, total, capped }: MatchingWork) =>
  texts.forAllThatMatch({ action: label, total: formatTotal(total, capped) });

/** A job with its progress, what failed, and what can be done about it. Closed, a busy one goes on in the frame. */
export function JobDialog({ job, onClose }: { job: MatchingJob; onClose: () => void }) {
  const { id, work, state, undo, problem } = job;
  const { label, words, share, failed } = progressOf(job);
  const isResting = state === 'stopped' || state === 'over';
  useEffect(() => {
    showInDialog(id, true);
    return () => showInDialog(id, false);
  }, [id]);
  const close = () => {
    if (state === 'over' || state === 'undone') putAwayJob(id);
    onClose();
  };
  return (
    <DialogFrame title={titleOf(work)} onClose={close}>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        {isBusy(job) && (
          <ProgressBar label={label} share={share}>
            {texts.goesOnWhenClosed}
          </ProgressBar>
        )}
        <p role="status" className="mt-2 text-ink-soft">
          {words}
        </p>
        {problem && (
          <p role="alert" className="mt-3 rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem}
          </p>
        )}
        {failed.length > 0 && (
          <ul className="mt-3 max-h-60 divide-y divide-hair overflow-y-auto border-y border-hair">
            {failed.map(({ _id, name, message }) => (
              <li key={_id} className="py-2">
                <Written>{name}</Written>
                <span className="block text-bad">{message}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          {isResting && undo && work.undoStep && (
            <ActionButton className="me-auto" onClick={() => undoJob(id)}>
              <Undo2 size={15} aria-hidden="true" className="rtl:-scale-x-100" />
              {controls.undo}
            </ActionButton>
          )}
          {state === 'running' && (
            <ActionButton onClick={() => stopJob(id)}>{texts.stop}</ActionButton>
          )}
          {state === 'stopped' && (
            <ActionButton look="solid" onClick={() => runJob(id)}>
              {texts.goOn}
            </ActionButton>
          )}
          <ActionButton
            look={state === 'over' || state === 'undone' ? 'solid' : 'line'}
            onClick={close}
          >
            {isBusy(job)
              ? texts.goOnInBackground
              : state === 'stopped'
                ? controls.close
                : controls.done}
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
