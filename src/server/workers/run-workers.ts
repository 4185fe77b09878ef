import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { removeFoldersOf } from '../data-folder/private-folder.ts';
import { printWelcome } from '../print-welcome.ts';
import { readSiteFile } from '../site-config-file.ts';
import { longestStop, stopOnSignals } from '../stop-on-signals.ts';
import { createChangeRelay } from './change-relay.ts';
import { createNumbersRelay } from './numbers-relay.ts';
import { type Opened, type RunningWorker, startWorker } from './start-worker.ts';

/** How long a worker may take to drop what another has changed, in milliseconds. */
const LONGEST_TELLING_MS = 10_000;
/** How long a worker may take to tell its numbers before the others' are given without them. */
const LONGEST_COUNTING_MS = 3_000;
const ASK_EVERY_MS = 10_000;
/** A worker that should have ended by itself gets so much longer before it is killed. */
const LONGEST_GOODBYE_MS = 2000;
const ALL = 0;

/**
 * Starts `config.workers` processes that serve behind one port, and replaces each that dies. This
 * process serves nothing itself: it hands connections to whoever is free, and changes to everybody.
 * The first worker prepares the database before the others begin, and does the work in the
 * background, as far as `config.role` has it. Throws a sentence, with none left, where one cannot start.
 */
export async function runWorkers(config: Config, log: FastifyBaseLogger): Promise<void> {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const site = readSiteFile(config);
  const relay = createChangeRelay(LONGEST_TELLING_MS);
  const numbers = createNumbersRelay(LONGEST_COUNTING_MS);
  const running = new Map<number, RunningWorker>();
  let stopping = false;

  function start(number: number, prepares: boolean): RunningWorker {
    const worker = startWorker(
      { number, prepares, hasBackground: number === 1, site },
      relay,
      numbers,
    );
    running.set(number, worker);
    return worker;
  }

  async function open(number: number): Promise<Opened> {
    const worker = start(number, number === 1);
    const opened = await worker.opened;
    void keepAlive(number, worker);
    return opened;
  }

  /** Puts another worker into its slot whenever one has ended. */
  async function keepAlive(number: number, first: RunningWorker): Promise<void> {
    let pause = 0;
    for (let worker = first; ; worker = start(number, false)) {
      worker.opened.catch((error) =>
        log.error({ worker: number, err: error }, 'a worker could not start'),
      );
      const { how, livedMs } = await worker.ended;
      if (stopping) return;
      pause = restartPause(pause, livedMs);
      log.error({ worker: number, how, pause }, 'a worker ended; another takes its place');
      const owner = worker.owner();
      if (owner !== null) {
        await removeFoldersOf(config.dataDir, owner).catch((error) =>
          log.warn({ err: error }, 'what a worker left unfinished could not be removed'),
        );
      }
      await wait(pause);
      if (stopping) return;
    }
  }

  async function stop(how: { drains: boolean }): Promise<void> {
    stopping = true;
    const longest = longestStop(config) + LONGEST_GOODBYE_MS;
    const inOrder = await Promise.all(
      [...running.values()].map((worker) => worker.stop(how, longest)),
    );
    const others = inOrder.filter((each) => !each).length;
    if (others > 0) throw new Error(`${others} of the workers did not stop in order`);
  }

  // Who hangs is found out also where nothing changes.
  setInterval(() => relay.tell(ALL, { id: '', tags: [] }), ASK_EVERY_MS).unref();
  stopOnSignals(log, stop, longestStop(config) + 2 * LONGEST_GOODBYE_MS);
  try {
    const { port, isDemo } = await open(1);
    const rest = Array.from({ length: config.workers - 1 }, (_, index) => open(index + 2));
    await Promise.all(rest);
    if (config.metrics?.port) {
      const { openMetricsPort } = await import('../observability/metrics-port.ts');
      await openMetricsPort(config.metrics, () => numbers.collect(true));
    }
    printWelcome(config, port, isDemo);
  } catch (error) {
    if (stopping) return;
    await stop({ drains: false }).catch(() => {});
    throw error;
  }
}

const SHORTEST_MS = 250;
const LONGEST_MS = 30_000;
const LONG_LIFE_MS = 60_000;

/**
 * Returns how many milliseconds to wait before a worker that died is replaced: twice as long as the
 * `last` time where it died within a minute of its start, up to half a minute.
 */
export function restartPause(last: number, livedMs: number): number {
  if (livedMs >= LONG_LIFE_MS) return SHORTEST_MS;
  return Math.min(Math.max(2 * last, SHORTEST_MS), LONGEST_MS);
}
