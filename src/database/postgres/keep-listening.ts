import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CHANGE_CHANNEL, type Change, newChangeId, readAnnouncement } from '../change-channel.ts';
import type { ChangeListener } from '../database.ts';
import { type Ask, type Known, lineageOf, readChanges } from '../queries/change-log.ts';
import { DatabaseAway, isReadOnly } from './database-away.ts';
import { breakOff } from './guard-pool.ts';

/** How often the listener announces a beat to itself. */
const BEAT_MS = 5_000;
/** Two beats were not heard. */
const SILENCE_MS = 12_000;
const CONNECT_MS = 5_000;
const RETRY_MS = 250;
const POLL_MS = 1_000;
const LONGEST_END_MS = 1_000;

export type Listening = {
  /** Milliseconds since all changes were known here: 0 while they are heard of. */
  behindMs: () => number;
  /** Whether the database is known not to answer, or to write nothing; and what it was last refused with. */
  isAway: () => boolean;
  awayBy: () => unknown;
  stop: () => Promise<void>;
};

/**
 * Listens for changes on a connection of its own, which is opened again whenever it breaks or two beats
 * are not heard: then the log says what was missed. Where no connection can be had to listen, the log is
 * asked by `askOtherwise`; where that fails too, the database is away. Throws where it cannot begin.
 */
export async function keepListening(
  url: string,
  askOtherwise: Ask,
  listener: ChangeListener,
): Promise<Listening> {
  let current: pg.Client | null = null;
  let known: Known | null = null;
  let knownAt = performance.now();
  let isHearing = false;
  let awaySince: number | null = null;
  let awayBy: unknown = null;
  let beatHeard: (id: string) => void = () => {};
  let stopped = false;
  let lineage: string | null = null;

  function hear({ payload = '' }: pg.Notification): void {
    const change = readAnnouncement(payload);
    if (change === null) listener.onGap();
    else {
      listener.onChange(change);
      beatHeard(change.id);
    }
  }

  /** Applies what is not known yet. */
  async function catchUp(ask: Ask, beat: Change): Promise<void> {
    const askedAt = performance.now();
    lineage ??= await lineageOf(ask);
    const before = known;
    const found = await readChanges(ask, { beat, known: before, lineage });
    for (const change of found.changes ?? []) listener.onChange(change);
    // Another way of asking may have been quicker.
    if (known === before) {
      if (found.changes === null) listener.onGap();
      known = found.known;
    }
    knownAt = Math.max(knownAt, askedAt);
    isHearing = true;
    noteAway(false);
  }

  async function open(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    let isOpen = true;
    client.on('error', () => breakOff(client));
    client.on('notification', hear);
    client.once('end', () => {
      isOpen = false;
      if (current === client) lose();
    });
    try {
      await client.connect();
      await client.query(`set synchronous_commit = off; listen ${CHANGE_CHANNEL}`);
      // A pooler may not have found its way back yet: then requests would be answered as before, without what is kept.
      if (awaySince !== null) await within(CONNECT_MS, askOtherwise('select'));
      await catchUp((...statement) => client.query(...statement), newBeat());
      if (!isOpen || stopped) throw new DatabaseAway();
    } catch (error) {
      breakOff(client);
      throw error;
    }
    current = client;
    void beatOn(client);
  }

  /** Ends the connection once two beats in a row were not heard. */
  async function beatOn(client: pg.Client): Promise<void> {
    const silence = setTimeout(async () => {
      // Where this process was held up itself, what it has received comes first.
      await nextTurn();
      if (performance.now() - lastBeat >= SILENCE_MS) breakOff(client);
      else silence.refresh();
    }, SILENCE_MS).unref();
    let lastBeat = performance.now();
    client.once('end', () => clearTimeout(silence));
    for (;;) {
      await wait(BEAT_MS, undefined, { ref: false });
      if (current !== client) return;
      const beat = newBeat();
      const heard = new Promise<void>((resolve) => {
        beatHeard = (id) => id === beat.id && resolve();
      });
      const asked = catchUp((...statement) => client.query(...statement), beat);
      Promise.all([asked, heard]).then(
        () => {
          lastBeat = performance.now();
          silence.refresh();
        },
        () => {},
      );
    }
  }

  function lose(): void {
    current = null;
    isHearing = false;
    if (!stopped) void reopen();
  }

  async function reopen(): Promise<void> {
    while (!stopped && current === null) {
      const tries = await Promise.allSettled([
        open(),
        within(CONNECT_MS, catchUp(askOtherwise, newBeat())),
      ]);
      if (stopped) return;
      const isThere = tries.some(({ status }) => status === 'fulfilled');
      if (!isThere) {
        const reasons = tries.map((each) => (each as PromiseRejectedResult).reason);
        noteAway(true, reasons.find(isReadOnly) ?? reasons[0]);
      }
      if (current === null) await wait(isThere ? POLL_MS : RETRY_MS, undefined, { ref: false });
    }
  }

  function noteAway(isAway: boolean, by: unknown = null): void {
    if (isAway) isHearing = false;
    const isDemoted = isReadOnly(by) && !isReadOnly(awayBy);
    awayBy = by;
    if (isAway && isDemoted && awaySince !== null) listener.onAway?.('only-reads');
    if (isAway === (awaySince !== null)) return;
    const began = awaySince ?? 0;
    awaySince = isAway ? performance.now() : null;
    if (isAway) listener.onAway?.(isDemoted ? 'only-reads' : 'silent');
    else listener.onBack?.(performance.now() - began);
  }

  await open();
  return {
    behindMs: () => {
      const since = performance.now() - knownAt;
      return isHearing && since <= SILENCE_MS ? 0 : since;
    },
    isAway: () => awaySince !== null,
    awayBy: () => awayBy,
    stop: async () => {
      stopped = true;
      const last = current;
      if (last === null) return;
      await within(LONGEST_END_MS, last.end()).catch(() => breakOff(last));
    },
  };
}

/** A change of nothing. */
const newBeat = (): Change => ({ id: newChangeId(), tags: [] });

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = wait(milliseconds, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new DatabaseAway();
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    patience.abort();
    late.catch(() => {});
  }
}
