import { Semaphore, withTimeout } from 'async-mutex';
import { DatabaseAway } from './database-away.ts';

/** A number of the pool's connections that one kind of statement may take at once. */
export type ConnectionShare = {
  /** Waits for its turn; returns what gives it back. */
  take: () => Promise<() => void>;
  /** How many wait. */
  waiting: () => number;
};

/** Creates a share of `most` connections; who waits longer than `mostMs` (0: any time) is refused. */
export function createShare(most: number, mostMs: number): ConnectionShare {
  const all = new Semaphore(most);
  const turns = mostMs === 0 ? all : withTimeout(all, mostMs, new DatabaseAway());
  let waiting = 0;
  return {
    async take() {
      waiting += 1;
      try {
        const [, giveBack] = await turns.acquire();
        return giveBack;
      } finally {
        waiting -= 1;
      }
    },
    waiting: () => waiting,
  };
}
