import { formatCount, formatTotal } from '../formats.ts';
import type { MatchingJob } from './background-jobs.ts';

/** Returns how far a job has come: in words, and as a share from 0 to 1. */
export function progressOf({ state, work, progress, undone }: MatchingJob) {
  const isUndoing = state === 'undoing' || state === 'undone';
  const { done, failed } = isUndoing ? undone : progress;
  const seen = done + failed.length;
  const all = isUndoing ? formatCount(progress.done) : formatTotal(work.total, work.capped);
  const words = {
    running: `${formatCount(seen)} of ${all}`,
    stopping: `${formatCount(seen)} of ${all}`,
    undoing: `${formatCount(seen)} of ${all}`,
    stopped: `Stopped: ${formatCount(seen)} of ${all}.`,
    over: `${formatCount(done)} done, ${formatCount(failed.length)} failed`,
    undone: `${formatCount(done)} undone, ${formatCount(failed.length)} changed since`,
  };
  const whole = Math.max(isUndoing ? progress.done : work.total, 1);
  return {
    label: isUndoing ? `Undo: ${work.label}` : work.label,
    words: words[state],
    share: Math.min(seen / whole, 1),
    failed,
  };
}
