import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import { startDhow } from '../load/dhow-server.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import type { Saturation, SaturationResult } from '../load/saturating-clients.ts';
import { watchHealth, watchStorefront } from '../load/watch-storefront.ts';
import { type Line, median, milliseconds, type Table, whole } from '../report.ts';

const CLIENTS = 8;
/** What one client asked when it stalled the shop, before anything was bounded. */
const PER_SECOND = 1.5;
const WATCHED_MS = 20_000;

/**
 * Kept pages and health of the real server with 100,000 products: with nobody else there, while eight
 * clients ask at a pace for what nothing kept can answer, and while they ask without a pause, which
 * takes all the processor time there is.
 */
export async function measureFairness(
  engine: string,
  environment: Record<string, string>,
): Promise<Table> {
  const dhow = await startDhow(environment);
  try {
    const quiet = await watch(dhow.url);
    const paced = await watchBeside(dhow.url, PER_SECOND);
    const hungry = await watchBeside(dhow.url, null);
    const most = budgets.keptBesideOthers;
    return {
      title: `Kept pages beside ${CLIENTS} clients, on ${engine} (19 of 20 within ${most} ms, health never refused)`,
      columns: ['', 'pages', 'median', '19 of 20', 'longest'],
      lines: [
        lineOf('kept pages, nobody else there', quiet.pages),
        ...linesOf(`each ${PER_SECOND} times a second`, paced, most),
        ...linesOf('each without a pause', hungry),
      ],
    };
  } finally {
    await dhow.stop();
  }
}

async function watchBeside(url: string, perSecond: number | null) {
  const clients = forkProcess('./saturating-clients.ts');
  try {
    clients.send({ url, clients: CLIENTS, perSecond } satisfies Saturation);
    await wait(2000);
    const watched = await watch(url);
    clients.send('report');
    return { ...watched, saturation: await nextMessage<SaturationResult>(clients) };
  } finally {
    clients.kill();
  }
}

type Watched = Awaited<ReturnType<typeof watchBeside>>;

function linesOf(how: string, { pages, health, saturation }: Watched, most?: number): Line[] {
  return [
    lineOf(`kept pages, ${how}`, pages, most),
    lineOf(`health, ${how}`, health.times),
    countOf('health refused', health.refused, 0),
    countOf('clients answered', saturation.answered),
    countOf('clients told to come back (503)', saturation.refused),
    countOf('clients failed (other 5xx)', saturation.failed, 0),
  ];
}

async function watch(url: string) {
  const watched = wait(WATCHED_MS);
  const [pages, health] = await Promise.all([
    watchStorefront(url, () => watched),
    watchHealth(url, () => watched),
  ]);
  return { pages, health };
}

function lineOf(name: string, times: number[], most?: number): Line {
  const sorted = times.toSorted((a, b) => a - b);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return {
    name,
    values: [
      whole(sorted.length),
      milliseconds(median(sorted)),
      milliseconds(slow),
      milliseconds(sorted.at(-1) ?? Number.NaN),
    ],
    isWithin: most === undefined ? null : slow <= most,
  };
}

const countOf = (name: string, count: number, most?: number): Line => ({
  name,
  values: [whole(count), '', '', ''],
  isWithin: most === undefined ? null : count <= most,
});
