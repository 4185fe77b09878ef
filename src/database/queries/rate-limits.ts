import { eq, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { rateLimit } from '../schema/bookkeeping.ts';

export type Window = { hits: number; secondsLeft: number };

/** Counts one more against `key`, in one statement that replicas may run side by side. */
export async function countHit(db: Database, key: string, windowSeconds: number): Promise<Window> {
  const [row] = await rowsOf<Window>(
    db,
    sql`insert into rate_limit as kept (key, hits, ends_at)
      values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
      on conflict (key) do update set
        hits = case when kept.ends_at <= now() then 1 else kept.hits + 1 end,
        ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
      returning hits, greatest(1, ceil(extract(epoch from ends_at - now())))::int as "secondsLeft"`,
  );
  return row ?? { hits: 1, secondsLeft: windowSeconds };
}

/** Gives one back, for what turned out to be allowed without limit. */
export async function forgetHit(db: Database, key: string): Promise<void> {
  await db.execute(sql`update rate_limit set hits = greatest(hits - 1, 0) where key = ${key}`);
}

/** Forgets all that was counted against `key`. */
export async function dropHits(db: Database, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
}

/** Removes windows that have ended. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.endsAt, sql`now()`));
}
