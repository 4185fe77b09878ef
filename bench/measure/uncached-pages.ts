import { budgets } from '../budgets.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import { productionOptions } from '../load/production-options.ts';
import type { RenderServers } from '../load/render-server.ts';
import { type Load, startLoad } from '../load/start-load.ts';
import { type Line, median, milliseconds, type Table, times } from '../report.ts';
import { somePaths } from '../some-paths.ts';

const ROUNDS = 5;
const SECONDS = 1;

/**
 * Pages rendered anew for every request, against the same React Router build with the same data from
 * memory: once where the API calls behind a page run their queries too, and once where their answers
 * are still kept, as they mostly are when a page has been dropped. One request at a time: whoever
 * asks for the same page at the same time is answered by one rendering, which would flatter.
 */
export async function measureUncachedPages(
  engine: string,
  environment: Record<string, string>,
): Promise<Table> {
  const server = forkProcess('./render-server.ts', { ...environment, ...productionOptions() });
  const load = startLoad();
  try {
    const urls = await nextMessage<RenderServers>(server);
    const { pages } = await somePaths(urls.nothing);
    const lines: Line[] = [];
    for (const [name, path] of Object.entries(pages)) {
      lines.push(...(await comparePage(load, urls, name, path)));
    }
    return {
      title: `Uncached pages on ${engine} against data from memory (at most ${times(budgets.uncachedAtMost)})`,
      columns: ['', 'Dhow', 'from memory', 'ratio'],
      lines,
    };
  } finally {
    load.stop();
    server.kill('SIGKILL');
  }
}

async function comparePage(
  load: Load,
  urls: RenderServers,
  name: string,
  path: string,
): Promise<Line[]> {
  const taken: Record<'nothing' | 'answers' | 'memory', number[]> = {
    nothing: [],
    answers: [],
    memory: [],
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const who of ['nothing', 'answers', 'memory'] as const) {
      const shot = { url: urls[who], paths: [path], connections: 1, seconds: SECONDS };
      const { requestsPerSecond } = await load.fire(shot);
      if (round > 0) taken[who].push(1000 / requestsPerSecond);
    }
  }
  return (['nothing', 'answers'] as const).map((kept) => {
    const ratios = taken[kept].map((time, round) => time / (taken.memory[round] ?? Number.NaN));
    const values = [milliseconds(median(taken[kept])), milliseconds(median(taken.memory))];
    return {
      name: `${name}, ${kept === 'nothing' ? 'nothing kept' : 'answers of its calls kept'}`,
      values: [...values, times(median(ratios))],
      isWithin: median(ratios) <= budgets.uncachedAtMost,
    };
  });
}
