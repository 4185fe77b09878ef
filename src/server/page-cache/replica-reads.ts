import { setTimeout as wait } from 'node:timers/promises';
import type { PublicRead, ReadResult } from '#api/public-read.ts';
import type { ReadReplica } from '#database/postgres/read-replica.ts';
import type { Log } from '#services/app-context.ts';
import { isFailure } from '#services/failure.ts';
import { createDropLog, NEVER } from './drop-log.ts';

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

/**
 * Reads from a replica, and from the database itself whatever the replica may not show yet: an answer
 * that concerns a change which this process knows of, and which the replica was not known to have when
 * the read began, is made again. So nothing is kept that is older than what one has heard. A change is
 * forgotten once the replica has replayed the log up to where it stood after the change was heard of.
 */
export function createReplicaReads(replica: Following, log: Pick<Log, 'info' | 'warn'>) {
  // What the replica is being waited for, and what came after that.
  let waitedFor = createDropLog();
  let later = everything();
  let tags = 0;
  /** Null until it is known whether the replica can be asked. */
  let isAsked: boolean | null = null;
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

  async function followOn(): Promise<void> {
    while (!stopped && later.first() !== NEVER) {
      waitedFor = later;
      later = createDropLog();
      tags = 0;
      behindSince ??= Date.now();
      try {
        const position = await replica.position();
        await replayed(position);
        waitedFor = createDropLog();
        behindSince = null;
        if (isAsked !== true) log.info({}, 'public pages are read from the replica');
        isAsked = true;
      } catch (error) {
        noteAll();
        if (isAsked !== false) {
          log.warn({ err: error }, 'the replica is away; the database itself is read');
        }
        isAsked = false;
        await wait(AWAY_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  async function replayed(position: string): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopped && !(await replica.hasReplayed(position))) {
      await wait(pause, undefined, { ref: false });
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  function noteAll(): void {
    later = everything();
  }

  async function read(
    fromReplica: () => Promise<ReadResult<unknown>>,
    fromDatabase: () => Promise<ReadResult<unknown>>,
  ): Promise<ReadResult<unknown>> {
    const unknown = [waitedFor, later];
    if (unknown.some((changes) => changes.firstOf([]) !== NEVER)) return fromDatabase();
    try {
      const result = await fromReplica();
      const shown = new Set(result.tags);
      if (unknown.every((changes) => changes.firstOf(shown) === NEVER)) {
        return { ...result, tags: shown };
      }
    } catch (error) {
      // What is not found may not have arrived.
      if (!isFailure(error)) {
        noteAll();
        follow();
      }
    }
    return fromDatabase();
  }

  follow();
  return {
    /** Notes what has been changed, before anything is made anew. */
    note(changed: readonly string[]): void {
      tags += changed.length;
      if (tags > MOST_TAGS) noteAll();
      else later.add(0, changed);
      follow();
    },
    /** Notes that anything may have been changed. */
    noteAll(): void {
      noteAll();
      follow();
    },
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

function everything() {
  const changes = createDropLog();
  changes.clear(0);
  return changes;
}
