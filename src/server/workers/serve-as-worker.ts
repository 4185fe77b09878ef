import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { Change } from '#database/change-channel.ts';
import type { Config } from '../config.ts';
import type { ApplyChange } from '../listen-for-changes.ts';
import { serve } from '../serve.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import type { ToWorker, WorkerPlace } from './messages.ts';
import { speak } from './speak.ts';

/** Serves as one of the processes behind the port. Throws where it cannot start. */
export async function serveAsWorker(config: Config, log: FastifyBaseLogger): Promise<void> {
  const fellows = await meetFellows();
  const { place } = fellows;
  const own = log.child({ worker: place.number });
  const serving = await serve(config, own, { ...place, ...fellows });
  const end = stopOnSignals(own, serving.stop);
  fellows.onStop(() => end('asked to'));
  speak({ kind: 'open', port: serving.port, isDemo: serving.isDemo });
}

/** Asks for this worker's place; the rest tells and hears of changes, and of the end. */
async function meetFellows() {
  const placed = Promise.withResolvers<WorkerPlace>();
  const joined = Promise.withResolvers<void>();
  const untold = new Map<number, () => void>();
  let apply: ApplyChange = () => {};
  let stop = (): void => process.exit(0);
  let changes = 0;

  const hear: { [Kind in ToWorker['kind']]: (message: Extract<ToWorker, { kind: Kind }>) => void } =
    {
      place: ({ place }) => placed.resolve(place),
      joined: () => joined.resolve(),
      drop: ({ number, change }) => {
        apply(change);
        speak({ kind: 'dropped', number });
      },
      told: ({ number }) => {
        untold.get(number)?.();
        untold.delete(number);
      },
      stop: () => stop(),
    };
  process.on('message', (message: ToWorker) => hear[message.kind](message as never));
  // The process that started this one is gone, and this one goes in the same moment.
  cluster.worker?.on('error', () => process.exit(1));
  speak({ kind: 'begun' });

  return {
    place: await placed.promise,
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
    onStop: (given: () => void) => {
      stop = given;
    },
  };
}
