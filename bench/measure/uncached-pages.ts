import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { budgets } from '../budgets.ts';
import { aimCannon, type Cannon } from '../load/aim-cannon.ts';
import type { RenderServers } from '../load/render-server.ts';
import { type Line, median, milliseconds, type Table, times } from '../report.ts';
import { somePaths } from '../some-paths.ts';

const ROUNDS = 5;
const SECONDS = 1;

/**
 * Pages rendered anew for every request, API calls and queries included, against the same React
 * Router build with the same data from memory. One request at a time: whoever asks for the same page
 * at the same time is answered by one rendering, which would flatter.
 */
export async function measureUncachedPages(
  engine: string,
  environment: Record<string, string>,
): Promise<Table> {
  const server = fork(fileURLToPath(new URL('../load/render-server.ts', import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
  const cannon = aimCannon();
  try {
    const [urls] = (await once(server, 'message')) as [RenderServers];
    const { pages } = await somePaths(urls.dhow);
    const lines: Line[] = [];
    for (const [name, path] of Object.entries(pages)) {
      lines.push(await comparePage(cannon, urls, name, path));
    }
    return {
      title: `Uncached pages on ${engine} against data from memory (at most ${times(budgets.uncachedAtMost)})`,
      columns: ['', 'Dhow', 'from memory', 'ratio'],
      lines,
    };
  } finally {
    cannon.stop();
    server.kill('SIGKILL');
  }
}

async function comparePage(
  cannon: Cannon,
  urls: RenderServers,
  name: string,
  path: string,
): Promise<Line> {
  const taken = { dhow: [] as number[], memory: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const who of ['dhow', 'memory'] as const) {
      const shot = { url: urls[who], paths: [path], connections: 1, seconds: SECONDS };
      const { requestsPerSecond } = await cannon.fire(shot);
      if (round > 0) taken[who].push(1000 / requestsPerSecond);
    }
  }
  const ratio = median(taken.dhow.map((time, round) => time / (taken.memory[round] ?? Number.NaN)));
  return {
    name,
    values: [milliseconds(median(taken.dhow)), milliseconds(median(taken.memory)), times(ratio)],
    isWithin: ratio <= budgets.uncachedAtMost,
  };
}
