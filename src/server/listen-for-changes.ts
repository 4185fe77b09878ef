import { LRUCache } from 'lru-cache';
import type { Change } from '#database/change-channel.ts';
import type { OpenDatabase } from '#database/database.ts';
import { faultWords } from '#database/postgres/database-away.ts';
import { isEditAlone } from '#domain/cache-tags.ts';
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
function changeApplier(cache: Pick<ResponseCache, 'drop'>): ApplyChange {
  const applied = new LRUCache<string, ReadonlySet<string>>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: (tags) => tags.size + 1,
  });
  return ({ id, tags }) => {
    const known = applied.get(id) ?? new Set();
    const news = tags.filter((tag) => !known.has(tag));
    if (news.length === 0) return;
    applied.set(id, new Set([...known, ...news]));
    cache.drop(news, isEditAlone(tags));
  };
}

/** Drops what changes concern, but while the database is away. */
export type Dropping = {
  apply: ApplyChange;
  /** Drops everything. */
  clear: () => void;
  /** From now on nothing is dropped: it could not be made again, and is shown on as it is. */
  hold: () => void;
  /** Drops what was held back. */
  release: () => void;
};

/**
 * A process whose connection is not back yet may hear already of what others change: by a fellow worker
 * whose connection is, or by the database itself while the log is still being asked.
 */
export function createDropping(cache: Pick<ResponseCache, 'drop' | 'clear'>): Dropping {
  const apply = changeApplier(cache);
  let isHolding = false;
  let held: { changes: Change[]; tags: number } | 'everything' = { changes: [], tags: 0 };

  function hold(change: Change): void {
    if (held === 'everything') return;
    held.changes.push(change);
    held.tags += change.tags.length + 1;
    if (held.tags > MOST_REMEMBERED) held = 'everything';
  }

  return {
    apply: (change) => (isHolding ? hold(change) : apply(change)),
    clear() {
      if (isHolding) held = 'everything';
      else cache.clear();
    },
    hold() {
      isHolding = true;
    },
    release() {
      const waiting = held;
      held = { changes: [], tags: 0 };
      isHolding = false;
      if (waiting === 'everything') cache.clear();
      else for (const change of waiting.changes) apply(change);
    },
  };
}

/**
 * Applies what other replicas change, also what they changed while this one heard nothing; or drops
 * everything where that cannot be found out.
 */
export function listenForChanges(
  database: OpenDatabase,
  { apply, clear, hold, release }: Dropping,
  log: Log,
): Promise<void> {
  return database.listen({
    onChange: apply,
    onGap: clear,
    onAway(why) {
      hold();
      log.error({}, `the database ${faultWords[why]}; what is kept is shown as it is`);
    },
    onBack(awayMs) {
      release();
      log.info({ seconds: Math.round(awayMs / 1000) }, 'the database is back');
    },
  });
}
