import { hash, randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { ViewInput } from '#contracts/calls/views.ts';
import { addViews, type CountedView } from '#database/queries/views.ts';
import { utcDayOf } from '#domain/time/days.ts';
import type { AppContext } from './app-context.ts';
import { createNetworkWindows, isRobot } from './visitors.ts';

const MOST_WAITING = 20_000;
const MOST_NETWORKS = 20_000;
const MOST_OF_NETWORK = 600;
/** Browsers of one network that count for a page on a day: more are invented, or one address of very many people. */
const MOST_OF_PAGE = 20;
const WINDOW_MS = 10 * 60_000;

/** Told of views that are lost, as too many pages wait to be written: `{ views }`. */
export const viewsLost = channel('dhow:views-lost');

/** The views that people's browsers tell of, until they are written. */
export type ViewCounter = {
  /** Counts a page once a day for each network and browser, of a bounded number of browsers. */
  note: (view: NotedView) => void;
  /** Returns up to so many of the pages viewed since with their views, and forgets them. */
  take: (most: number) => CountedView[];
  /** Counts again what could not be written. */
  putBack: (views: readonly CountedView[]) => void;
};

type NotedView = ViewInput & { network: string; agent: string | undefined; now: Date };

/**
 * The memory of one process: bounded, and gone with it. Of a browser nothing is kept but hashes whose salt is
 * drawn anew each day (UTC) and never leaves the process (docs/behaviour/rules.md#counted-views).
 */
export function createViewCounter(): ViewCounter {
  const waiting = new Map<string, CountedView>();
  const networkAt = createNetworkWindows({ networks: MOST_NETWORKS, lengthMs: WINDOW_MS }, () => ({
    views: 0,
  }));
  const seen = createSeenHashes();
  let salt = '';
  let today = '';

  function isFirst(...visit: string[]): boolean {
    return seen.add(hash('sha256', [salt, ...visit].join('\n'), 'buffer'));
  }

  /** Counts a network's next look at a page, up to the most that are counted. */
  function hasRoom(network: string, page: string, id: string): boolean {
    for (let look = 0; look < MOST_OF_PAGE; look += 1) {
      if (isFirst(network, `${look}`, page, id)) return true;
    }
    return false;
  }

  function count(view: CountedView): void {
    const { day, page, id, region } = view;
    const key = `${day} ${page} ${id} ${region}`;
    const known = waiting.get(key);
    if (known !== undefined) known.views += view.views;
    else if (waiting.size < MOST_WAITING) waiting.set(key, { ...view });
    else viewsLost.publish({ views: view.views });
  }

  return {
    note({ page, id, region, network, agent = '', now }) {
      if (isRobot(agent)) return;
      const ofNetwork = networkAt(network, now.getTime());
      if (ofNetwork.views >= MOST_OF_NETWORK) return;
      const day = utcDayOf(now);
      if (day !== today) {
        today = day;
        salt = randomBytes(16).toString('hex');
        seen.clear();
      }
      if (!isFirst(network, agent, page, id) || !hasRoom(network, page, id)) return;
      ofNetwork.views += 1;
      count({ day, page, id, region, views: 1 });
    },
    take(most) {
      const taken = [...waiting].slice(0, most);
      for (const [key] of taken) waiting.delete(key);
      return taken.map(([, view]) => view);
    },
    putBack(views) {
      for (const view of views) count(view);
    },
  };
}

const BUCKETS = 2 ** 17;
const MARKS = 8;

/** Hashes that came before, in four megabytes however many they are: beyond a million the older are forgotten. */
export function createSeenHashes() {
  const marks = new Uint32Array(BUCKETS * MARKS);
  return {
    /** Adds a hash; returns false where it is there already. */
    add(hash: Buffer): boolean {
      const start = (hash.readUInt32LE(0) % BUCKETS) * MARKS;
      const bucket = marks.subarray(start, start + MARKS);
      const mark = hash.readUInt32LE(4) || 1;
      if (bucket.includes(mark)) return false;
      bucket.copyWithin(1, 0);
      bucket[0] = mark;
      return true;
    },
    clear: () => {
      marks.fill(0);
    },
  };
}

/** Pages whose views are written in one statement. */
const AT_ONCE = 500;

type Writing = Pick<AppContext, 'db' | 'views'>;

/**
 * Writes views that were counted since; what a failure leaves unwritten is counted with the next. Returns whether
 * there may be more.
 */
export async function writeViews({ db, views }: Writing): Promise<boolean> {
  const taken = views.take(AT_ONCE);
  if (taken.length === 0) return false;
  try {
    await addViews(db, taken);
  } catch (error) {
    views.putBack(taken);
    throw error;
  }
  return taken.length === AT_ONCE;
}

/** Writes all views before the process ends; where that fails, they are lost. */
export async function writeLastViews(context: Writing & Pick<AppContext, 'log'>): Promise<void> {
  try {
    while (await writeViews(context));
  } catch (error) {
    context.log.warn({ err: error }, 'the last views could not be counted');
  }
}
