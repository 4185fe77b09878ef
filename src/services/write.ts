import { setTimeout as wait } from 'node:timers/promises';
import { announceChange, type Change, newChangeId } from '#database/change-channel.ts';
import type { Database } from '#database/database.ts';
import type { AppContext } from './app-context.ts';
import { databaseErrorOf, translateConstraint } from './constraint-failures.ts';

/** Serialization failure and deadlock: PostgreSQL advises to retry the transaction. */
const worthAnotherTry = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction. The tags it invalidates are sent to all replicas with the commit,
 * and applied in every process of this machine before the caller can acknowledge the write
 * (docs/behaviour/operation.md#keeping-answers). Broken constraints become refusals.
 */
export async function write<T>(
  context: Pick<AppContext, 'db' | 'invalidateTags'>,
  work: (db: Database, touch: (...tags: string[]) => void) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const touched = new Set<string>();
    let change: Change | null = null;
    try {
      const result = await context.db.transaction(async (db) => {
        const value = await work(db as Database, (...tags) => {
          for (const tag of tags) touched.add(tag);
        });
        if (touched.size === 0) return value;
        change = { id: newChangeId(), tags: [...touched] };
        await announceChange(db as Database, change);
        return value;
      });
      if (change !== null) await context.invalidateTags(change);
      return result;
    } catch (error) {
      const again = worthAnotherTry.has(databaseErrorOf(error)?.code ?? '');
      if (!again || attempt === 4) throw translateConstraint(error);
      await wait(attempt * 20);
    }
  }
}
