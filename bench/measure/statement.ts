import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import type { BusyServer } from '../load/busy-server.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import { watchHealth, watchStorefront } from '../load/watch-storefront.ts';
import { type Line, median, milliseconds, type Table, whole } from '../report.ts';

const QUIET_MS = 5000;

/** Kept pages and health of the embedded database's server, while one statement takes seconds. */
export async function measureStatement(environment: Record<string, string>): Promise<Table> {
  const server = forkProcess('./busy-server.ts', environment);
  try {
    const { url } = await nextMessage<BusyServer>(server);
    await watchStorefront(url, () => wait(1000));
    const most = budgets.keptBesideOthers;
    const lines: Line[] = [];
    for (const [how, work] of [
      ['nothing else', () => wait(QUIET_MS)],
      ['one long statement', () => statementOn(server)],
    ] as const) {
      const watching = Promise.withResolvers<void>();
      const health = watchHealth(url, () => watching.promise);
      const began = performance.now();
      const pages = await watchStorefront(url, work);
      const took = performance.now() - began;
      watching.resolve();
      const { times, refused } = await health;
      lines.push(lineOf(`kept pages, ${how}`, took, pages, 0, most));
      lines.push(lineOf(`health, ${how}`, took, times, refused, most));
    }
    return {
      title: `Answers on PGlite beside one long statement (19 of 20 within ${most} ms)`,
      columns: ['', 'during', 'answers', 'median', '19 of 20', 'longest'],
      lines,
    };
  } finally {
    server.kill('SIGKILL');
  }
}

async function statementOn(server: ReturnType<typeof forkProcess>): Promise<void> {
  server.send('statement');
  await nextMessage(server);
}

function lineOf(name: string, took: number, times: number[], refused: number, most: number): Line {
  const sorted = times.toSorted((a, b) => a - b);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return {
    name,
    values: [
      `${(took / 1000).toFixed(1)} s`,
      whole(times.length - refused),
      milliseconds(median(sorted)),
      milliseconds(slow),
      milliseconds(sorted.at(-1) ?? Number.NaN),
    ],
    isWithin: refused === 0 && slow <= most,
  };
}
