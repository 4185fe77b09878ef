import type { Suggestion } from '#contracts/products/suggestion.ts';
import { listFrequentSearches } from '#database/queries/searches/search-counts.ts';
import type { AppContext } from '../app-context.ts';
import { firstDayShown } from './dismiss-search.ts';

const MOST = 5;
/** What was searched for on fewer days, or by fewer, may be about somebody, or somebody's word to others. */
const LEAST_DAYS = 3;
const LEAST_NETWORKS = 10;
const REMEMBERED_MS = 60_000;

/**
 * Returns what lists what others look for: names of what there is, searched for by enough networks on enough of
 * the last 30 days. A list is remembered for a minute, since counts change with every search.
 */
export function popularSearches({ db, now }: Pick<AppContext, 'db' | 'now'>) {
  let listed: Promise<Suggestion[]> | undefined;
  let until = 0;
  return (): Promise<Suggestion[]> => {
    const time = now();
    if (listed === undefined || time.getTime() >= until) {
      until = time.getTime() + REMEMBERED_MS;
      listed = list(firstDayShown(time)).catch((error) => {
        listed = undefined;
        throw error;
      });
    }
    return listed;
  };

  async function list(since: string): Promise<Suggestion[]> {
    const query = { since, days: LEAST_DAYS, networks: LEAST_NETWORKS, limit: MOST };
    const texts = await listFrequentSearches(db, query);
    return texts.map(({ text }) => ({
      kind: 'search',
      _id: text,
      name: text,
      detail: '',
      picture: null,
    }));
  }
}
