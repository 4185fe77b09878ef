import { budgets, LARGE, SMALL } from '../budgets.ts';
import { planData } from '../data/data-plan.ts';
import { type Case, cases, type Facts, planFacts } from '../growth/cases.ts';
import { type OpenApi, openApi } from '../growth/open-api.ts';
import { type Line, median, milliseconds, type Table, times } from '../report.ts';

const MOST_PAIRS = 40;
const MOST_MS = 1500;
const WARM_UP = 3;

type MeasuredApi = { api: OpenApi; facts: Facts };

/**
 * The same calls of the API, without its cache of answers, with 1,000 and with 100,000 products. The
 * two databases are asked in turn, call by call; what counts is the ratio of the medians.
 */
export async function measureGrowth(
  engine: string,
  environmentOf: (products: number) => Promise<Record<string, string>>,
): Promise<Table> {
  const measured: MeasuredApi[] = [];
  try {
    for (const products of [SMALL, LARGE]) {
      const api = await openApi(await environmentOf(products));
      measured.push({ api, facts: await readFacts(api, products) });
    }
    const lines: Line[] = [];
    for (const each of cases) lines.push(await compare(each, measured));
    const [small, large] = [SMALL, LARGE].map((products) => products.toLocaleString('en'));
    return {
      title: `API without its cache on ${engine}: ${large} products against ${small} (at most ${times(budgets.growthAtMost)})`,
      columns: ['', small ?? '', large ?? '', 'ratio'],
      lines,
    };
  } finally {
    for (const { api } of measured) await api.close();
  }
}

async function compare(each: Case, measured: readonly MeasuredApi[]): Promise<Line> {
  const taken: number[][] = measured.map(() => []);
  const end = performance.now() + MOST_MS;
  for (let pair = 0; pair < MOST_PAIRS + WARM_UP; pair += 1) {
    for (const [at, { api, facts }] of measured.entries()) {
      const begun = performance.now();
      const { status, body } = await api.call(each.path(facts));
      if (status !== 200) throw new Error(`${each.path(facts)} answered ${status}: ${body}`);
      if (pair >= WARM_UP) taken[at]?.push(performance.now() - begun);
    }
    if (pair > WARM_UP + 4 && performance.now() > end) break;
  }
  const [small = Number.NaN, large = Number.NaN] = taken.map(median);
  const ratio = large / small;
  return {
    name: each.name,
    values: [milliseconds(small), milliseconds(large), times(ratio)],
    isWithin: ratio <= budgets.growthAtMost,
  };
}

async function readFacts(api: OpenApi, products: number): Promise<Facts> {
  const first = await api.call('/get-product?limit=1');
  const [product] = JSON.parse(first.body) as { _id: string }[];
  const half = Math.floor(products / 100 / 2);
  const { next } = await api.call(`/get-product?limit=100&page=${half}`);
  const facts = planFacts(planData());
  return { ...facts, products, product: product?._id ?? '', middleOfShop: next };
}
