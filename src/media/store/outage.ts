import { said } from '#languages/said.ts';
import { isMediaError, type MediaError, mediaError } from '../media-error.ts';

const REFUSED_FOR_MS = 2000;

/** The refusal of whatever needs a store that is away; `cause` is for the log. */
export const unavailable = (cause: unknown): MediaError =>
  mediaError('store-unavailable', said('storeAway'), cause);

type Outage = {
  /**
   * Calls the store, unless it was found to be away within the last two seconds: then it rejects at
   * once, as otherwise every visitor would wait for the same silence.
   */
  watch: <T>(call: () => Promise<T>) => Promise<T>;
  /** Whether a call succeeded within so many milliseconds. */
  wasHereWithin: (milliseconds: number) => boolean;
};

/** Notes whether calls of a store find it there. */
export function watchOutage(): Outage {
  let away: { until: number; error: MediaError } | null = null;
  let hereAt = Number.NEGATIVE_INFINITY;
  return {
    async watch(call) {
      if (away !== null && performance.now() < away.until) throw away.error;
      try {
        const answer = await call();
        // What is not found may lack its whole bucket.
        if (answer !== null) hereAt = performance.now();
        away = null;
        return answer;
      } catch (error) {
        if (isMediaError(error) && error.code === 'store-unavailable') {
          away = { until: performance.now() + REFUSED_FOR_MS, error };
          hereAt = Number.NEGATIVE_INFINITY;
        }
        throw error;
      }
    },
    wasHereWithin: (milliseconds) => performance.now() - hereAt < milliseconds,
  };
}
