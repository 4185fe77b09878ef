import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Change } from '#database/change-channel.ts';
import type { OpenDatabase } from '#database/database.ts';
import type { ResponseCache } from './page-cache/response-cache.ts';

const Announced = z.object({ id: z.string(), tags: z.array(z.string()) });
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
 * Applies what another replica has changed, or invalidates everything when announcements may have
 * been missed.
 */
export function listenForChanges(
  database: OpenDatabase,
  cache: ResponseCache,
  apply: ApplyChange,
): Promise<void> {
  return database.listen(
    (payload) => {
      const change = Announced.safeParse(parseJson(payload));
      if (change.success) apply(change.data);
      else cache.clear();
    },
    () => cache.clear(),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
