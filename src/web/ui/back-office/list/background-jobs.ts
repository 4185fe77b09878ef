import { useSyncExternalStore } from 'react';
import type { MatchingStep } from '#contracts/products/matching-change.ts';
import type { UndoStep } from '#contracts/products/undo.ts';
import { messageOf } from '../calls.ts';

export type MatchingWork = {
  label: string;
  total: number;
  capped: boolean;
  /** Performs one step, from where the last one ended, and returns where the next begins. */
  step: (at: Pick<MatchingStep, 'undo'> & { after: string | undefined }) => Promise<MatchingStep>;
  /** Undoes some of what was done; left out where it cannot be undone. */
  undoStep?: ((undo: string) => Promise<UndoStep>) | undefined;
  /** Called each time that it has changed rows and rests. */
  onRest: () => void;
};

type Progress = { done: number; waiting: number; failed: MatchingStep['failed'] };

/** A change of all rows that match, which goes on whatever screen is open, until this page is left. */
export type MatchingJob = {
  id: number;
  work: MatchingWork;
  state: 'running' | 'stopping' | 'stopped' | 'over' | 'undoing' | 'undone';
  progress: Progress;
  undone: Progress;
  /** Where it goes on; null where nothing is left. */
  next: string | null | undefined;
  /** What it is undone with, if that is possible. */
  undo: string | null;
  problem: string | null;
  /** Whether a dialog shows it: the frame shows the others. */
  isInDialog: boolean;
};

const none: readonly MatchingJob[] = [];
const nothing: Progress = { done: 0, waiting: 0, failed: [] };
let jobs = none;
let lastId = 0;
const listeners = new Set<() => void>();

function setJobs(next: readonly MatchingJob[]): void {
  jobs = next;
  // The browser asks before it leaves the page, on which they end.
  (jobs.some(isBusy) ? addEventListener : removeEventListener)('beforeunload', keep);
  for (const listener of [...listeners]) listener();
}

const keep = (event: Event) => event.preventDefault();

function change(id: number, values: Partial<MatchingJob>): void {
  setJobs(jobs.map((job) => (job.id === id ? { ...job, ...values } : job)));
}

const jobOf = (id: number) => jobs.find((job) => job.id === id);

/** Whether a job changes rows now. */
export const isBusy = ({ state }: MatchingJob) =>
  state === 'running' || state === 'stopping' || state === 'undoing';

/** Returns all jobs of this page that were not put away. */
export function useMatchingJobs(): readonly MatchingJob[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => jobs,
    () => none,
  );
}

/** Begins a job in its dialog; returns its id. */
export function beginJob(work: MatchingWork): number {
  lastId += 1;
  const job: MatchingJob = {
    ...{ id: lastId, work, state: 'stopped', progress: nothing, undone: nothing },
    ...{ next: undefined, undo: null, problem: null, isInDialog: true },
  };
  setJobs([...jobs, job]);
  void runJob(lastId);
  return lastId;
}

/** Goes on with a job that was stopped, until it is over or stopped again. */
export async function runJob(id: number): Promise<void> {
  change(id, { state: 'running', problem: null });
  try {
    for (let job = jobOf(id); job?.state === 'running' && job.next !== null; job = jobOf(id)) {
      const { done, waiting, failed, next, undo } = await job.work.step({
        after: job.next,
        undo: job.undo,
      });
      const { progress } = job;
      const sum = {
        done: progress.done + done,
        waiting: progress.waiting + waiting,
        failed: [...progress.failed, ...failed],
      };
      change(id, { progress: sum, next, undo });
    }
  } catch (error) {
    change(id, { problem: messageOf(error) });
  }
  rest(id, jobOf(id)?.next === null ? 'over' : 'stopped');
}

/** Stops a job after the step at hand. */
export function stopJob(id: number): void {
  if (jobOf(id)?.state === 'running') change(id, { state: 'stopping' });
}

/** Undoes what a job has done. */
export async function undoJob(id: number): Promise<void> {
  const job = jobOf(id);
  const { undoStep } = job?.work ?? {};
  if (job === undefined || job.undo === null || undoStep === undefined) return;
  change(id, { state: 'undoing', problem: null });
  try {
    for (let isOver = false; !isOver; ) {
      const step = await undoStep(job.undo);
      isOver = step.isOver;
      const { done, failed, waiting } = jobOf(id)?.undone ?? nothing;
      change(id, {
        undone: { waiting, done: done + step.done, failed: [...failed, ...step.failed] },
      });
    }
    rest(id, 'undone');
  } catch (error) {
    change(id, { problem: messageOf(error) });
    rest(id, job.next === null ? 'over' : 'stopped');
  }
}

function rest(id: number, state: MatchingJob['state']): void {
  change(id, { state });
  jobOf(id)?.work.onRest();
}

/** Leaves a job to the frame, or takes it into a dialog. */
export const showInDialog = (id: number, isInDialog: boolean) => change(id, { isInDialog });

/** Puts away a job that rests. */
export const putAwayJob = (id: number) => setJobs(jobs.filter((job) => job.id !== id));
