import * as texts from '#texts/back-office/jobs.ts';
import { formatCount, formatTotal } from '../formats.ts';
import type { MatchingJob } from './background-jobs.ts';

/** Returns how far a job has come: in words, and as a share from 0 to 1. */
export function progressOf({ state, work, progress: forward, undone }: MatchingJob) {
  const isUndoing = state === 'undoing' || state === 'undone';
  const { done, failed } = isUndoing ? undone : forward;
  const seen = done + failed.length;
  const all = isUndoing ? formatCount(forward.done) : formatTotal(work.total, work.capped);
  const progress = { seen: formatCount(seen), all };
  const outcome = { done: formatCount(done), failed: formatCount(failed.length) };
  const words = {
    running: texts.progress(progress),
    stopping: texts.progress(progress),
    undoing: texts.progress(progress),
    stopped: texts.stoppedAt(progress),
    over: `${texts.outcome(outcome)}${forward.waiting > 0 ? texts.waitForApproval(formatCount(forward.waiting)) : ''}`,
    undone: texts.undoneOutcome(outcome),
  };
  const whole = Math.max(isUndoing ? forward.done : work.total, 1);
  return {
    label: isUndoing ? texts.undoing(work.label) : work.label,
    words: words[state],
    share: Math.min(seen / whole, 1),
    failed,
  };
}
