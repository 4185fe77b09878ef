import { type Case, cases } from '../growth/cases.ts';
import { type EnvironmentOf, type MeasuredApi, openSizes } from '../growth/open-sizes.ts';
import { type Line, milliseconds, p95, type Table } from '../report.ts';

const WARM_UP = 3;
const LEAST = 20;
const MOST = 100;
const MOST_MS = 3000;

/**
 * Calls of the API without its cache of answers, by one client, with few and with many products: the time in which 95
 * of 100 are answered. The two databases are asked in turn; the limit is for the larger one.
 */
export async function measureGrowth(
  engine: string,
  environmentOf: EnvironmentOf,
  sizes: readonly [number, number],
  atMostMs: number | null,
): Promise<Table> {
  const { opened, close } = await openSizes(environmentOf, sizes);
  try {
    const lines: Line[] = [];
    for (const each of cases) {
      const [few = Number.NaN, many = Number.NaN] = (await takeTurns(each, opened)).map(p95);
      const values = [milliseconds(few), milliseconds(many)];
      lines.push({
        name: each.name,
        values,
        isWithin: atMostMs === null ? null : many <= atMostMs,
      });
    }
    const limit = atMostMs === null ? '' : ` (at most ${atMostMs} ms)`;
    return {
      title: `95 of 100 calls of the API without its cache on ${engine}${limit}`,
      columns: ['', ...sizes.map((products) => products.toLocaleString('en'))],
      lines,
    };
  } finally {
    await close();
  }
}

async function takeTurns(each: Case, opened: readonly MeasuredApi[]): Promise<number[][]> {
  const taken: number[][] = opened.map(() => []);
  const end = performance.now() + MOST_MS;
  for (let turn = 0; turn < MOST + WARM_UP; turn += 1) {
    if (turn >= LEAST + WARM_UP && performance.now() > end) break;
    for (const [at, api] of opened.entries()) {
      const took = await api.time(each);
      if (turn >= WARM_UP) taken[at]?.push(took);
    }
  }
  return taken;
}
