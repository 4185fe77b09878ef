import type { Database } from '../../database.ts';
import { deleteSiteState, findSiteState, setSiteState } from '../site-state.ts';

const NAME = 'media-sweep-paused';

/** Why and since when unused media stay until an admin says that they may go. */
export type SweepPause = { why: 'restored'; since: string };

/** Returns why unused media stay, or null where they are removed. */
export async function findSweepPause(db: Database): Promise<SweepPause | null> {
  const kept = await findSiteState(db, NAME);
  if (kept === null) return null;
  const [, since = ''] = kept.split(' ');
  return { why: 'restored', since };
}

/** Lets unused media stay; `why` is for admins. */
export const pauseSweep = (db: Database, why: SweepPause['why']): Promise<void> =>
  setSiteState(db, NAME, `${why} ${new Date().toISOString()}`);

/** Lets the sweep remove unused media again; returns whether it was paused. */
export const resumeSweep = (db: Database): Promise<boolean> => deleteSiteState(db, NAME);
