/** How much each end of work counts: the mean is of the last five or so. */
const WEIGHT = 0.2;

export type Pace = {
  /** To be called where work begins while none runs. */
  begin(now: number): void;
  /** To be called where work ends. */
  end(now: number): void;
  /** Milliseconds from one end of work to the next, or since the last one where that is longer. */
  at(now: number): number;
};

/** Measures how fast work is done, whatever runs side by side. Times are in milliseconds. */
export function createPace(): Pace {
  let mean: number | null = null;
  let last = 0;
  return {
    begin(now) {
      last = now;
    },
    end(now) {
      mean = mean === null ? now - last : mean + WEIGHT * (now - last - mean);
      last = now;
    },
    at: (now) => Math.max(mean ?? 0, now - last),
  };
}
