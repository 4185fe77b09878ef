import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Change } from '#database/change-channel.ts';
import type { ChangeRelay } from './change-relay.ts';
import type { FromWorker, ToWorker, WorkerSlot } from './messages.ts';
import type { NumbersRelay } from './numbers-relay.ts';

export type Opened = Extract<FromWorker, { kind: 'open' }>;

export type RunningWorker = {
  /** By what name it owns folders; null before it has begun. */
  owner: () => string | null;
  /** Done once it serves; rejects with a sentence where it ends before. */
  opened: Promise<Opened>;
  ended: Promise<{ how: number | string; livedMs: number }>;
  /**
   * Ends it, by force after `longestMs`; returns whether it went in order, which one that had not
   * opened or is gone always did.
   */
  stop: (how: { drains: boolean }, longestMs: number) => Promise<boolean>;
};

/** Starts a process for a slot, and passes changes on between it and the others of the relay. */
export function startWorker(
  slot: WorkerSlot,
  relay: ChangeRelay,
  numbers: NumbersRelay,
): RunningWorker {
  const worker = cluster.fork();
  const { id } = worker;
  const began = performance.now();
  const opening = Promise.withResolvers<Opened>();
  let owner: string | null = null;
  let state: 'starting' | 'open' | 'gone' = 'starting';
  closeLostConnections(worker);

  // Where the channel has broken, the worker is about to end, and `ended` tells.
  const send = (message: ToWorker) => void worker.process.send(message, () => {});
  const kill = () => void worker.process.kill('SIGKILL');
  const drop = (number: number, change: Change) => send({ kind: 'drop', number, change });

  const hear: {
    [Kind in FromWorker['kind']]: (message: Extract<FromWorker, { kind: Kind }>) => void;
  } = {
    begun: (message) => {
      owner = message.owner;
      send({ kind: 'slot', slot });
    },
    joins: () => {
      relay.join(id, { drop, kill });
      send({ kind: 'joined' });
    },
    open: (message) => {
      state = 'open';
      numbers.join(id, (number, forMetrics) => send({ kind: 'tell-numbers', number, forMetrics }));
      opening.resolve(message);
    },
    refused: ({ sentence }) => opening.reject(new Error(sentence)),
    changed: ({ number, change }) =>
      void relay.tell(id, change).then(() => send({ kind: 'told', number })),
    dropped: ({ number }) => relay.dropped(id, number),
    'asks-numbers': ({ number, forMetrics }) =>
      void numbers.collect(forMetrics).then((all) => send({ kind: 'all-numbers', number, all })),
    numbers: (message) => numbers.told(id, message.number, message.numbers),
  };
  worker.on('message', (message: FromWorker) => hear[message.kind](message as never));
  worker.on('error', () => {});

  const ended = once(worker, 'exit').then((exit) => {
    const [code, signal] = exit as [number | null, string | null];
    const how = code ?? signal ?? 0;
    state = 'gone';
    relay.leave(id);
    numbers.leave(id);
    opening.reject(new Error(`A worker ended (${how}) while it started.`));
    return { how, livedMs: performance.now() - began };
  });
  opening.promise.catch(() => {});

  return {
    owner: () => owner,
    opened: opening.promise,
    ended,
    async stop({ drains }, longestMs) {
      if (state === 'gone') return true;
      const wasOpen = state === 'open';
      if (wasOpen) send({ kind: 'stop', drains });
      else worker.process.kill('SIGTERM');
      const late = setTimeout(kill, longestMs);
      const { how } = await ended;
      clearTimeout(late);
      return how === 0 || !wasOpen;
    },
  };
}

type Handle = { close: () => void };
type Sent = { act?: string; seq?: number } | undefined;
type Channel = {
  send: (message: Sent, handle?: Handle, ...rest: unknown[]) => boolean;
  on: (event: 'internalMessage', listener: (message: { ack?: number }) => void) => void;
};

/**
 * Closes the connections that were being handed to a worker when it died. node:cluster forgets them,
 * and their clients would wait until they lose patience.
 */
function closeLostConnections(worker: Worker): void {
  const channel = worker.process as unknown as Channel;
  const underWay = new Map<number, Handle>();
  const send = channel.send.bind(channel);
  channel.send = (message, handle, ...rest) => {
    if (message?.act === 'newconn' && message.seq !== undefined && handle !== undefined) {
      underWay.set(message.seq, handle);
    }
    return send(message, handle, ...rest);
  };
  channel.on('internalMessage', ({ ack }) => {
    if (ack !== undefined) underWay.delete(ack);
  });
  worker.once('exit', () => {
    for (const handle of underWay.values()) handle.close();
  });
}
