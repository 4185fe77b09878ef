import { turnTrending } from '#database/queries/home-page/trending-pieces.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';
import type { Job } from './run-job.ts';

const STEP = 50;

/** Lets products begin and end to trend at the moments that an admin has said. */
export const turnTrendingJob: Job = {
  name: 'trending',
  everySeconds: 60,
  run: async (context, _from, signal) => {
    while (!signal.aborted && (await turnSome(context)) === STEP);
    return undefined;
  },
};

/** Turns some products, and returns how many. */
function turnSome(context: AppContext): Promise<number> {
  return write(context, async (db, touch) => {
    const turned = await turnTrending(db, context.now(), STEP);
    if (turned.length > 0) touch(cacheTags.trending, ...turned.map(cacheTags.product));
    return turned.length;
  });
}
