import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { rateLimit } from '../schema/operation.ts';

export type Window = { hits: number; secondsLeft: number };

/** Counts `by` hits against `key`, in one statement that replicas may run concurrently. */
export async function countHit(
  db: Database,
  key: string,
  windowSeconds: number,
  by = 1,
): Promise<Window> {
  const [row] = await rowsOf<Window>(
    db,
    sql`insert into rate_limit as kept (key, hits, ends_at)
      values (${key}, ${by}::int, now() + make_interval(secs => ${windowSeconds}))
      on conflict (key) do update set
        hits = case when kept.ends_at <= now() then 0 else kept.hits end + excluded.hits,
        ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
      returning hits, greatest(1, ceil(extract(epoch from ends_at - now())))::int as "secondsLeft"`,
  );
  return row ?? { hits: by, secondsLeft: windowSeconds };
}

/** In seconds: each hit after the first `free` sets a wait, twice as long as the one before. */
export type Waits = { free: number; first: number; most: number; window: number };

/**
 * Counts a hit against `key` unless it has to wait, in one statement. Returns 0 where it may
 * proceed, else the seconds to wait; a hit that has to wait is not counted and does not lengthen
 * the wait.
 */
export async function countOrWait(db: Database, key: string, waits: Waits): Promise<number> {
  const { free, first, most, window } = waits;
  const wait = (hits: SQL) => sql`case when ${hits} >= ${free}::int then now() + make_interval(
      secs => least(${most}::float8, ${first}::float8 * 2 ^ least(30, ${hits} - ${free}::int))) end`;
  const counted = await rowsOf(
    db,
    sql`insert into rate_limit as kept (key, hits, ends_at, wait_until)
      values (${key}, 1, now() + make_interval(secs => ${window}), ${wait(sql`1`)})
      on conflict (key) do update set
        hits = case when kept.ends_at <= now() then 1 else kept.hits + 1 end,
        ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end,
        wait_until = case when kept.ends_at <= now() then excluded.wait_until
          else ${wait(sql`kept.hits + 1`)} end
      where kept.ends_at <= now() or kept.wait_until is null or kept.wait_until <= now()
      returning key`,
  );
  if (counted.length > 0) return 0;
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`select greatest(1, ceil(extract(epoch from least(wait_until, ends_at) - now())))::int
      as seconds from rate_limit where key = ${key}`,
  );
  return row?.seconds ?? 1;
}

/** Takes back a hit and the wait that it set, where it turned out to be allowed without limit. */
export async function undoHit(db: Database, key: string): Promise<void> {
  await db.execute(
    sql`update rate_limit set hits = greatest(hits - 1, 0), wait_until = null where key = ${key}`,
  );
}

/** Removes all hits against `key`. */
export async function deleteHits(db: Database, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
}

/** Removes windows that have ended. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.endsAt, sql`now()`));
}
