import { setTimeout as wait } from 'node:timers/promises';
import type { PublicRead, ReadResult } from '#api/public-read.ts';
import { isDatabaseAway } from '#database/postgres/database-away.ts';
import type { ReadReplica } from '#database/postgres/read-replica.ts';
import { isEditAlone } from '#domain/cache-tags.ts';
import type { Log } from '#services/app-context.ts';
import { isFailure } from '#services/failure.ts';
import { createDropLog, type DropLog, NEVER } from './drop-log.ts';

/** Between two looks at how far the replica is. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
const AWAY_PAUSE_MS = 2000;
/** Tags; of more changes at once each is taken to concern everything. */
const MOST_TAGS = 20_000;

/** How a process finds its replica; null until it is known. */
export type ReplicaNumbers = {
  isReachable: boolean;
  /** Since how long it is waited for to show what has been changed; 0 while it shows everything. */
  behindSeconds: number;
} | null;

type Following = Pick<ReadReplica, 'position' | 'hasReplayed'>;

/** Changes that are waited for: all of them, and those that may have taken something away. */
type Pending = { all: DropLog; withdrawn: DropLog };

/**
 * Reads from a replica, and from the database itself whatever the replica may not show yet: an answer
 * that concerns a change which this process knows of, and which the replica was not known to have when
 * the read began, is made again. So nothing is kept that is older than what one has heard. A change is
 * forgotten once the replica has replayed the log up to where it stood after the change was heard of.
 *
 * While the database itself is away the replica answers with what it has, however old, but for what a change
 * that it may lack may have taken away (docs/behaviour/operation.md#a-read-replica).
 */
export function createReplicaReads(replica: Following, log: Pick<Log, 'info' | 'warn'>) {
  // What the replica is being waited for, and what came after that.
  let waitedFor = nothing();
  let later = everything();
  let tags = 0;
  /** Null until it is known whether the replica can be asked. */
  let isAsked: boolean | null = null;
  /** Whether the replica has failed since it was last found to have caught up. */
  let isDoubted = true;
  /** Up to where it had replayed then. */
  let reached: string | null = null;
  let behindSince: number | null = null;
  let stopped = false;
  let isFollowing = false;

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    void followOn().finally(() => {
      isFollowing = false;
    });
  }

  const isWaiting = ({ all }: Pending) => all.first() !== NEVER;

  async function followOn(): Promise<void> {
    while (!stopped && (isDoubted || isWaiting(waitedFor) || isWaiting(later))) {
      if (!isWaiting(waitedFor)) {
        [waitedFor, later, tags] = [later, nothing(), 0];
      }
      behindSince ??= Date.now();
      // It is the database that fails here, and the replica may be all that there is to read.
      const position = await replica.position().catch(() => null);
      if (position === null || !(await catchesUp(position))) {
        await wait(AWAY_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  /** Waits until the replica has replayed a position; returns false where it is away. */
  async function catchesUp(position: string): Promise<boolean> {
    try {
      await replayed(position);
    } catch (error) {
      isDoubted = true;
      if (isAsked !== false) {
        log.warn({ err: error }, 'the replica is away; the database itself is read');
      }
      isAsked = false;
      return false;
    }
    waitedFor = nothing();
    isDoubted = false;
    reached = position;
    behindSince = null;
    if (isAsked !== true) log.info({}, 'public pages are read from the replica');
    isAsked = true;
    return true;
  }

  async function replayed(position: string): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopped && !(await replica.hasReplayed(position))) {
      await wait(pause, undefined, { ref: false });
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  async function read(
    fromReplica: () => Promise<ReadResult<unknown>>,
    fromDatabase: () => Promise<ReadResult<unknown>>,
  ): Promise<ReadResult<unknown>> {
    const pending = [waitedFor, later];
    if (!isDoubted && pending.every(({ all }) => all.firstOf([]) === NEVER)) {
      try {
        const result = await fromReplica();
        const shown = new Set(result.tags);
        if (pending.every(({ all }) => all.firstOf(shown) === NEVER)) {
          return { ...result, tags: shown };
        }
      } catch (error) {
        // What is not found may not have arrived.
        if (!isFailure(error)) {
          isDoubted = true;
          follow();
        }
      }
    }
    try {
      return await fromDatabase();
    } catch (error) {
      const old = isDatabaseAway(error) ? await readAsItIs(fromReplica, pending) : null;
      if (old === null) throw error;
      return old;
    }
  }

  /** Returns what the replica shows, or null where it cannot tell or may show what was taken away. */
  async function readAsItIs(
    fromReplica: () => Promise<ReadResult<unknown>>,
    pending: readonly Pending[],
  ): Promise<ReadResult<unknown> | null> {
    const mayShow = (shown: Iterable<string>) =>
      pending.every(({ withdrawn }) => withdrawn.firstOf(shown) === NEVER);
    if (reached === null || !mayShow([])) return null;
    try {
      if (isDoubted && !(await replica.hasReplayed(reached))) return null;
      const result = await fromReplica();
      const shown = new Set(result.tags);
      if (!mayShow(shown)) return null;
      const isOld = pending.some(({ all }) => all.firstOf(shown) !== NEVER);
      return { ...result, tags: shown, ...(isOld && { keep: false }) };
    } catch {
      return null;
    }
  }

  function noteAll(): void {
    later = everything();
    follow();
  }

  follow();
  return {
    /** Notes what has been changed, before anything is made anew. */
    note(changed: readonly string[]): void {
      tags += changed.length;
      if (tags > MOST_TAGS) later = everything();
      else {
        later.all.add(0, changed);
        if (!isEditAlone(changed)) later.withdrawn.add(0, changed);
      }
      follow();
    },
    /** Notes that anything may have been changed. */
    noteAll,
    /** Returns a read that asks `twin`, the same read of the replica, where it may. */
    either: (own: PublicRead, twin: PublicRead): PublicRead => ({
      call: own.call,
      read: (given) =>
        read(
          () => twin.read(given),
          () => own.read(given),
        ),
    }),
    /** Returns whether the replica can be asked, and how far it is behind. */
    numbers: (): ReplicaNumbers =>
      isAsked === null
        ? null
        : {
            isReachable: isAsked,
            behindSeconds: behindSince === null ? 0 : (Date.now() - behindSince) / 1000,
          },
    stop(): void {
      stopped = true;
    },
  };
}

export type ReplicaReads = ReturnType<typeof createReplicaReads>;

const nothing = (): Pending => ({ all: createDropLog(), withdrawn: createDropLog() });

function everything(): Pending {
  const changes = nothing();
  changes.all.clear(0);
  changes.withdrawn.clear(0);
  return changes;
}
