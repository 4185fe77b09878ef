import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { Change } from '#database/change-channel.ts';
import { PROCESS } from '#services/process-identity.ts';
import type { Config } from '../config/read-config.ts';
import type { ApplyChange } from '../listen-for-changes.ts';
import type {
  ProcessNumbers,
  ReadNumbers,
  ReadOwnNumbers,
} from '../observability/process-numbers.ts';
import { serve } from '../serve.ts';
import { longestStop, stopOnSignals } from '../stop-on-signals.ts';
import { speak, type ToWorker, type WorkerSlot } from './messages.ts';

/** Serves as one of the processes behind the port. Throws where it cannot start. */
export async function serveAsWorker(config: Config, log: FastifyBaseLogger): Promise<void> {
  const fellows = await meetFellows();
  const { slot } = fellows;
  const own = log.child({ worker: slot.number });
  const serving = await serve(config, own, {
    ...slot,
    ...fellows,
    // The process that started this one has the port.
    openMetrics: async () => async () => {},
  });
  const end = stopOnSignals(own, serving.stop, longestStop(config));
  fellows.onStop((drains) => end('asked to', { drains }));
  speak({ kind: 'open', port: serving.port, isDemo: serving.isDemo });
}

/** Asks for this worker's slot; the rest tells and hears of changes, and of the end. */
async function meetFellows() {
  const given = Promise.withResolvers<WorkerSlot>();
  const joined = Promise.withResolvers<void>();
  const untold = new Map<number, () => void>();
  const unanswered = new Map<number, (all: ProcessNumbers[]) => void>();
  let apply: ApplyChange = () => {};
  let readOwn: ReadOwnNumbers | null = null;
  let questions = 0;
  let stop = (_drains: boolean): void => process.exit(0);
  let changes = 0;

  const hear: { [Kind in ToWorker['kind']]: (message: Extract<ToWorker, { kind: Kind }>) => void } =
    {
      slot: ({ slot }) => given.resolve(slot),
      joined: () => joined.resolve(),
      drop: ({ number, change }) => {
        apply(change);
        speak({ kind: 'dropped', number });
      },
      told: ({ number }) => {
        untold.get(number)?.();
        untold.delete(number);
      },
      'tell-numbers': ({ number, forMetrics }) =>
        void readOwn?.(forMetrics).then((numbers) => speak({ kind: 'numbers', number, numbers })),
      'all-numbers': ({ number, all }) => {
        unanswered.get(number)?.(all);
        unanswered.delete(number);
      },
      stop: ({ drains }) => stop(drains),
    };
  process.on('message', (message: ToWorker) => hear[message.kind](message as never));
  // The process that started this one is gone, and this one goes in the same moment.
  cluster.worker?.on('error', () => process.exit(1));
  speak({ kind: 'begun', owner: PROCESS });

  return {
    slot: await given.promise,
    join: (given: ApplyChange) => {
      apply = given;
      speak({ kind: 'joins' });
      return joined.promise;
    },
    tellOthers: (change: Change) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      changes += 1;
      untold.set(changes, resolve);
      speak({ kind: 'changed', number: changes, change });
      return promise;
    },
    shareNumbers: (given: ReadOwnNumbers): ReadNumbers => {
      readOwn = given;
      return (forMetrics) => {
        const { promise, resolve } = Promise.withResolvers<ProcessNumbers[]>();
        questions += 1;
        unanswered.set(questions, resolve);
        speak({ kind: 'asks-numbers', number: questions, forMetrics });
        return promise;
      };
    },
    onStop: (given: (drains: boolean) => void) => {
      stop = given;
    },
  };
}
