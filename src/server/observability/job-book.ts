import { inJobScope } from './spans.ts';

/** How a job in the background goes; times are in milliseconds since 1970. */
export type JobState = {
  job: string;
  /** Looks that found something to do, and those that failed. */
  runs: number;
  failures: number;
  /** Time spent in looks that found something. */
  seconds: number;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
  /** Since when it is at work, if it is. */
  runningSince: number | null;
};

export type JobBook = ReturnType<typeof createJobBook>;

/** Creates a book of what this process's jobs do: see `observeJob` of the app's context. */
export function createJobBook() {
  const states = new Map<string, JobState>();

  function stateOf(job: string): JobState {
    const known = states.get(job);
    if (known !== undefined) return known;
    const begun: JobState = {
      job,
      runs: 0,
      failures: 0,
      seconds: 0,
      lastSuccessAt: null,
      lastFailureAt: null,
      runningSince: null,
    };
    states.set(job, begun);
    return begun;
  }

  return {
    async observeJob(job: string, look: () => Promise<boolean | null>): Promise<boolean | null> {
      const state = stateOf(job);
      const began = Date.now();
      state.runningSince = began;
      try {
        const found = await inJobScope(job, look);
        const now = Date.now();
        if (found !== null) state.lastSuccessAt = now;
        if (found) {
          state.runs += 1;
          state.seconds += (now - began) / 1000;
        }
        return found;
      } catch (error) {
        state.failures += 1;
        state.lastFailureAt = Date.now();
        throw error;
      } finally {
        state.runningSince = null;
      }
    },
    read: (): JobState[] => [...states.values()],
  };
}
