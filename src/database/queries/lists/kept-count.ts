import type { Database } from '../../database.ts';
import type { Count } from './page-of.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 500;
/** Fewer are counted so quickly that nobody has to be told an earlier number. */
const FEWEST_KEPT = 1_000;

type Kept = { count: Promise<Count>; until: number };

const kept = new WeakMap<Database, Map<string, Kept>>();

/**
 * Returns what `count` returns; the count of many is kept for a minute by `key`, everything that it
 * depends on. Requests that come together wait for one count. The rows of a list do not depend on it.
 */
export function keptCount(
  db: Database,
  key: unknown,
  count: () => Promise<Count>,
  now = Date.now(),
): Promise<Count> {
  const counts = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, counts);
  const name = JSON.stringify(key);
  const known = counts.get(name);
  if (known !== undefined && known.until > now) return known.count;
  counts.delete(name);
  const counted = { count: count(), until: now + KEPT_MS };
  counts.set(name, counted);
  const forget = () => {
    if (counts.get(name) === counted) counts.delete(name);
  };
  counted.count.then(({ total }) => (total < FEWEST_KEPT ? forget() : undefined), forget);
  const [oldest] = counts.keys();
  if (counts.size > MOST_KEPT && oldest !== undefined) counts.delete(oldest);
  return counted.count;
}
