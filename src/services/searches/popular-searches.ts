import type { Suggestion } from '#contracts/products/suggestion.ts';
import { listFrequentSearches } from '#database/queries/searches/search-counts.ts';
import type { AppContext } from '../app-context.ts';
import { firstDayShown } from './dismiss-search.ts';

const MOST = 5;
/** Searches of a text before others see it: what fewer typed may be about somebody. */
const LEAST = 5;
const REMEMBERED_MS = 60_000;

/**
 * Returns what lists what others look for: texts that found something, searched for often enough in
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
    const query = { beginning: '', since, least: LEAST, limit: MOST };
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
