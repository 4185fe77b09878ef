import { type Case, cases } from '../growth/cases.ts';
import { type EnvironmentOf, type MeasuredApi, openSizes } from '../growth/open-sizes.ts';
import { type Line, median, milliseconds, type Table, times } from '../report.ts';

const MOST_PAIRS = 40;
const MOST_MS = 1500;
const WARM_UP = 3;

const CLIENTS = 16;
const TURNS = 5;
const TURN_MS = 150;

type Sizes = readonly [number, number];
type Budget = { alone: number; underLoad: number };

/**
 * The same calls of the API, without its cache of answers, with few and with many products. The two
 * databases are asked in turn; what counts is the ratio of the medians. First by one client, call by
 * call, then by sixteen at once.
 */
export async function* measureGrowth(
  engine: string,
  environmentOf: EnvironmentOf,
  sizes: Sizes,
  budget: Budget,
): AsyncGenerator<Table> {
  const { opened, close } = await openSizes(environmentOf, sizes);
  try {
    const [small, large] = sizes.map((products) => products.toLocaleString('en'));
    const title = `API without its cache on ${engine}: ${large} products against ${small}`;
    const columns = ['', small ?? '', large ?? '', 'ratio'];
    const alone: Line[] = [];
    for (const each of cases) alone.push(lineOf(each, await takeTurns(each, opened), budget.alone));
    yield { title: `${title} (at most ${times(budget.alone)})`, columns, lines: alone };

    const loaded: Line[] = [];
    for (const each of cases) {
      loaded.push(lineOf(each, await takeTurnsTogether(each, opened), budget.underLoad));
    }
    const together = `${CLIENTS} clients at once (at most ${times(budget.underLoad)})`;
    yield { title: `${title}, ${together}`, columns, lines: loaded };
  } finally {
    await close();
  }
}

function lineOf(each: Case, taken: readonly number[][], atMost: number): Line {
  const [small = Number.NaN, large = Number.NaN] = taken.map(median);
  const ratio = large / small;
  return {
    name: each.name,
    values: [milliseconds(small), milliseconds(large), times(ratio)],
    isWithin: ratio <= atMost,
  };
}

async function takeTurns(each: Case, opened: readonly MeasuredApi[]): Promise<number[][]> {
  const taken: number[][] = opened.map(() => []);
  const end = performance.now() + MOST_MS;
  for (let pair = 0; pair < MOST_PAIRS + WARM_UP; pair += 1) {
    for (const [at, api] of opened.entries()) {
      const took = await api.time(each);
      if (pair >= WARM_UP) taken[at]?.push(took);
    }
    if (pair > WARM_UP + 4 && performance.now() > end) break;
  }
  return taken;
}

async function takeTurnsTogether(each: Case, opened: readonly MeasuredApi[]): Promise<number[][]> {
  const taken: number[][] = opened.map(() => []);
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [at, api] of opened.entries()) {
      const end = performance.now() + TURN_MS;
      const client = async () => {
        const times: number[] = [];
        do times.push(await api.time(each));
        while (performance.now() < end);
        return times;
      };
      const times = await Promise.all(Array.from({ length: CLIENTS }, client));
      if (turn > 0) taken[at]?.push(...times.flat());
    }
  }
  return taken;
}
