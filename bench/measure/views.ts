import type { Product } from '#contracts/product.ts';
import { budgets } from '../budgets.ts';
import { apiOf } from '../load/bench-seller.ts';
import { type RunningServer, startDhow } from '../load/dhow-server.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import type { Answered } from '../load/run-wrk.ts';
import { type Crowd, startCrowd } from '../load/viewing-crowd.ts';
import { watchStorefront } from '../load/watch-storefront.ts';
import { type Line, median, milliseconds, type Table, times, whole } from '../report.ts';
import { processorTime } from './processor-time.ts';

const PER_SECOND = 5_000;
const behindProxy = { WORKERS: '1', TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' };
const ROUNDS = 4;
const SECONDS = 6;

type Round = {
  quiet: number[];
  told: number[];
  views: Answered;
  processorSeconds: number;
};

/**
 * Kept pages of one process, while thousands of browsers a second tell it that somebody looked at a page, and
 * while they tell it a bare route in another process: in turn.
 */
export async function measureViews(environment: Record<string, string>): Promise<Table> {
  const dhow = await startDhow({ ...environment, ...behindProxy });
  const crowd = startCrowd();
  const bare = forkProcess('./bare-views.ts');
  try {
    const products = await apiOf(dhow.url)<Product[]>('/get-product?limit=100');
    const elsewhere = await nextMessage<string>(bare);
    const ask = {
      url: dhow.url,
      products: products.map(({ _id }) => _id),
      perSecond: PER_SECOND,
      seconds: SECONDS,
    } satisfies Crowd;
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const taken = await takeRound(dhow, crowd, ask, elsewhere);
      if (round > 0) rounds.push(taken);
    }
    return tableOf(rounds);
  } finally {
    crowd.stop();
    bare.kill();
    await dhow.stop();
  }
}

async function takeRound(
  { url, pid }: RunningServer,
  crowd: ReturnType<typeof startCrowd>,
  ask: Crowd,
  elsewhere: string,
): Promise<Round> {
  const quiet = await watchStorefront(url, () => crowd.tell({ ...ask, url: elsewhere }));
  const before = processorTime(pid) ?? Number.NaN;
  let views: Answered = { requests: 0, requestsPerSecond: 0, failures: 0 };
  const told = await watchStorefront(url, async () => {
    views = await crowd.tell(ask);
  });
  return { quiet, told, views, processorSeconds: (processorTime(pid) ?? Number.NaN) - before };
}

const slowOf = (pages: number[]) =>
  pages.toSorted((a, b) => a - b)[Math.floor(pages.length * 0.95)] ?? Number.NaN;

function tableOf(rounds: readonly Round[]): Table {
  const { timeAtMost, answeredAtLeast } = budgets.besideViews;
  const perSecond = rounds.reduce((sum, { views }) => sum + views.requests, 0) / ROUNDS / SECONDS;
  const failures = rounds.reduce((sum, { views }) => sum + views.failures, 0);
  const ratio = median(rounds.map((round) => slowOf(round.told) / slowOf(round.quiet)));
  const busy = rounds.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  const each = (busy / (perSecond * SECONDS * ROUNDS)) * 1e6;
  return {
    title: `Kept pages of one process beside ${whole(PER_SECOND)} views a second (at most ${times(timeAtMost)} their time beside views told elsewhere)`,
    columns: ['', 'pages', 'median', '19 of 20', 'longest'],
    lines: [
      pagesOf(
        'views told elsewhere',
        rounds.flatMap((round) => round.quiet),
      ),
      pagesOf(
        'views told here',
        rounds.flatMap((round) => round.told),
      ),
      lineOf('19 of 20 here, against elsewhere', times(ratio), ratio <= timeAtMost),
      lineOf(
        'views answered each second',
        whole(perSecond),
        perSecond >= PER_SECOND * answeredAtLeast,
      ),
      lineOf('views that failed', whole(failures), failures === 0),
      lineOf('process for each view, pages included', `${each.toFixed(0)} µs`),
    ],
  };
}

const pagesOf = (name: string, pages: number[]): Line => ({
  name,
  values: [
    whole(pages.length),
    milliseconds(median(pages)),
    milliseconds(slowOf(pages)),
    milliseconds(Math.max(...pages)),
  ],
  isWithin: null,
});

const lineOf = (name: string, value: string, isWithin: boolean | null = null): Line => ({
  name,
  values: [value, '', '', ''],
  isWithin,
});
