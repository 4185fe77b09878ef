import { budgets } from '../budgets.ts';
import { startDhow } from '../load/dhow-server.ts';
import { recordResponse } from '../load/record-response.ts';
import { startBare } from '../load/start-bare.ts';
import { type Load, startLoad } from '../load/start-load.ts';
import { type Line, median, type Table, times, whole } from '../report.ts';
import { somePaths } from '../some-paths.ts';

const ROUNDS = 5;
const SECONDS = 1;
const CONNECTIONS = 20;
const headers = { 'accept-encoding': 'gzip' };

/**
 * Kept pages and API answers of the real server, against a bare Fastify route in another process
 * that sends the same bytes with the same headers. The two take turns, one second each.
 */
export async function measureCachedResponses(environment: Record<string, string>): Promise<Table> {
  const dhow = await startDhow(environment);
  const load = startLoad();
  try {
    const paths = await somePaths(dhow.url);
    const asked = Object.entries({ ...paths.pages, ...paths.calls });
    for (const [, path] of asked) await recordResponse(dhow.url + path, headers); // now they are kept
    const answers = await Promise.all(
      asked.map(([, path]) => recordResponse(dhow.url + path, headers)),
    );
    const bare = await startBare(answers);
    const lines: Line[] = [];
    for (const [number, [name, path]] of asked.entries()) {
      const rates = await ratesInTurn(load, [
        { url: dhow.url, path },
        { url: bare.url, path: `/${number}` },
      ]);
      lines.push(lineOf(name, answers[number]?.bytes ?? 0, rates));
    }
    bare.stop();
    return {
      title: `Kept answers against a bare Fastify route (at least ${times(budgets.cachedAtLeast)}; asked by ${load.program})`,
      columns: ['', 'bytes', 'Dhow, requests/s', 'bare, requests/s', 'ratio'],
      lines,
    };
  } finally {
    load.stop();
    await dhow.stop();
  }
}

type Target = { url: string; path: string };

/** Requests a second of each target in each round; an unmeasured round comes first. */
async function ratesInTurn(load: Load, targets: Target[]): Promise<number[][]> {
  const rates: number[][] = targets.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { url, path }] of targets.entries()) {
      const hit = await load.fire({
        url,
        paths: [path],
        headers,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      if (round > 0) rates[at]?.push(hit.requestsPerSecond);
    }
  }
  return rates;
}

function lineOf(name: string, bytes: number, [dhow = [], bare = []]: number[][]): Line {
  const ratio = median(dhow.map((rate, round) => rate / (bare[round] ?? Number.NaN)));
  return {
    name,
    values: [whole(bytes), whole(median(dhow)), whole(median(bare)), times(ratio)],
    isWithin: ratio >= budgets.cachedAtLeast,
  };
}
