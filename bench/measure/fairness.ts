import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import { startDhow } from '../load/dhow-server.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import type { Fed } from '../load/hungry-clients.ts';
import { watchHealth, watchStorefront } from '../load/watch-storefront.ts';
import { type Line, median, milliseconds, type Table, whole } from '../report.ts';

const CLIENTS = 8;
const WATCHED_MS = 20_000;

/**
 * Kept pages and health of the real server with 100,000 products, first with nobody else there, then
 * while eight clients ask without a pause for what nothing kept can answer.
 */
export async function measureFairness(
  engine: string,
  environment: Record<string, string>,
): Promise<Table> {
  const dhow = await startDhow(environment);
  const clients = forkProcess('./hungry-clients.ts');
  try {
    const quiet = await watch(dhow.url);
    clients.send({ url: dhow.url, clients: CLIENTS });
    await wait(2000);
    const busy = await watch(dhow.url);
    clients.send('report');
    const fed = await nextMessage<Fed>(clients);
    return {
      title: `Kept pages beside ${CLIENTS} hungry clients, on ${engine} (19 of 20 within ${budgets.keptBesideOthers} ms, health never refused)`,
      columns: ['', 'pages', 'median', '19 of 20', 'longest'],
      lines: [
        lineOf('kept pages, nobody else there', quiet.pages),
        lineOf('kept pages', busy.pages, budgets.keptBesideOthers),
        lineOf('health', busy.health.times),
        countOf('health refused', busy.health.refused, 0),
        countOf('hungry clients answered', fed.answered),
        countOf('hungry clients told to come back (503)', fed.refused),
        countOf('hungry clients failed (other 5xx)', fed.failed, 0),
      ],
    };
  } finally {
    clients.kill();
    await dhow.stop();
  }
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
