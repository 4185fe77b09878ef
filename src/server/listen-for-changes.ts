import { LRUCache } from 'lru-cache';
import type { Change } from '#database/change-channel.ts';
import type { OpenDatabase } from '#database/database.ts';
import type { Log } from '#services/app-context.ts';
import type { ResponseCache } from './page-cache/response-cache.ts';

/** Tags, of the last changes. */
const MOST_REMEMBERED = 20_000;

export type ApplyChange = (change: Change) => void;

/**
 * Returns a function that drops what a change concerns. A process hears of one change in up to three
 * ways (its own write, a fellow worker, the database), and drops each tag of it once: what was made
 * since the first time shows the change already.
 */
export function changeApplier(cache: ResponseCache): ApplyChange {
  const applied = new LRUCache<string, ReadonlySet<string>>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: (tags) => tags.size + 1,
  });
  return ({ id, tags }) => {
    const known = applied.get(id) ?? new Set();
    const news = tags.filter((tag) => !known.has(tag));
    if (news.length === 0) return;
    applied.set(id, new Set([...known, ...news]));
    cache.drop(news);
  };
}

/**
 * Applies what other replicas change, also what they changed while this one heard nothing; or drops
 * everything where that cannot be found out.
 */
export function listenForChanges(
  database: OpenDatabase,
  cache: Pick<ResponseCache, 'clear'>,
  apply: ApplyChange,
  log: Log,
): Promise<void> {
  return database.listen({
    onChange: apply,
    onGap: () => cache.clear(),
    onAway: () => log.error({}, 'the database does not answer; what is kept is shown as it is'),
    onBack: (awayMs) => log.info({ seconds: Math.round(awayMs / 1000) }, 'the database is back'),
  });
}
