import { endReservations } from '#database/queries/products/ended-reservations.ts';
import { cacheTags, valuesOf } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';
import type { Job } from './run-job.ts';

const STEP = 50;

/**
 * Ends the reservations whose day is over. Readers do not wait for it: they are told that a product is
 * available from the end of that day on (docs/behaviour/rules.md#availability).
 */
export const endReservationsJob: Job = {
  name: 'reservations',
  everySeconds: 10 * 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await endSome(context)) === STEP);
    return undefined;
  },
};

/** Ends some reservations, and returns how many. */
function endSome(context: AppContext): Promise<number> {
  return write(context, async (db, touch) => {
    const ended = await endReservations(db, STEP);
    for (const product of ended) {
      touch(cacheTags.product(product.id), cacheTags.card(product.id), ...valuesOf(product));
    }
    return ended.length;
  });
}
