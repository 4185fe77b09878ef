import { foldTexts } from '#database/queries/searches/fold-texts.ts';
import {
  addSearches,
  dropRarest,
  type NewSearches,
} from '#database/queries/searches/search-counts.ts';
import { utcDayOf } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';

/** Texts that are looked up in one go; what waits beyond them is written next. */
const AT_ONCE = 50;
/** Different texts that a day has at most. */
const MOST_OF_DAY = 2_000;

/** Returns how many products a search finds now. */
export type FindSearched = (text: string) => Promise<number>;

/**
 * Writes some of the searches that were counted since, each with what it finds now: what a browser says about that
 * is not asked. A failure loses them. Returns whether there may be more.
 */
export async function writeSearchCounts(
  { db, searches, now }: Pick<AppContext, 'db' | 'searches' | 'now'>,
  find: FindSearched,
  signal?: AbortSignal,
): Promise<boolean> {
  const taken = searches.take(AT_ONCE);
  if (taken.length === 0) return false;
  const folded = await foldTexts(
    db,
    taken.map(({ text }) => text),
  );
  const counted = new Map<string, NewSearches>();
  // One after the other, so that they never hold up more than one connection.
  for (const [index, { text: typed, searches, networks }] of taken.entries()) {
    if (signal?.aborted) break;
    const text = folded[index] ?? '';
    if (text === '') continue;
    const before = counted.get(text) ?? { searches: 0, networks: 0n };
    counted.set(text, {
      text,
      searches: before.searches + searches,
      networks: before.networks | networks,
      found: await find(typed),
    });
  }
  const day = utcDayOf(now());
  await addSearches(db, day, [...counted.values()]);
  await dropRarest(db, day, MOST_OF_DAY);
  return taken.length === AT_ONCE;
}
