import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#database/database.ts';
import { refillWords } from '#database/queries/searches/refill-words.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';
import type { Job } from './run-job.ts';

/** Increases when products are to be found or filtered by other words or values than before; a new database begins filled. */
const WORDS = '3';
const DONE = `${WORDS}:done`;

/** Products of one step: embedded, readers wait for it. */
const STEP: Record<Engine, number> = { embedded: 5, postgresql: 100 };

/**
 * Fills products that an earlier version wrote with what searches and filters of this one look for, in
 * small steps with as much time between them. Until then they are found by the words they have.
 */
export const fillWords: Job = {
  name: 'search-words',
  everySeconds: 60 * 60,
  run: async (context, from, signal) => {
    if (from === DONE) return undefined;
    const [version, last = ''] = from.split(':');
    let after = version === WORDS ? last : '';
    while (!signal.aborted) {
      const begun = performance.now();
      const next = await fillStep(context, after);
      if (next === null) return DONE;
      after = next;
      await wait(performance.now() - begun, undefined, { signal }).catch(() => {});
    }
    return `${WORDS}:${after}`;
  },
};

function fillStep(context: AppContext, after: string): Promise<string | null> {
  return write(context, async (db, touch) => {
    const last = await refillWords(db, after, STEP[context.engine]);
    if (last === null) touch(cacheTags.searches, cacheTags.attributes);
    return last;
  });
}
