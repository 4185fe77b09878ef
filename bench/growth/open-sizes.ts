import { deepestPage } from '#domain/deepest-page.ts';
import { planData } from '../data/data-plan.ts';
import { type Case, type Facts, planFacts } from './cases.ts';
import { type OpenApi, openApi } from './open-api.ts';

export type EnvironmentOf = (products: number) => Promise<Record<string, string>>;

export type MeasuredApi = {
  products: number;
  /** Sends a case's call; throws where it is refused. Returns the milliseconds that it took. */
  time: (each: Case) => Promise<number>;
  close: () => Promise<void>;
};

/** The API over two marketplaces that differ in how many products they have, the smaller first. */
export async function openSizes(environmentOf: EnvironmentOf, sizes: readonly [number, number]) {
  const opened: MeasuredApi[] = [];
  for (const products of sizes) {
    const api = await openApi(await environmentOf(products));
    const facts = await readFacts(api, products);
    opened.push({
      products,
      close: api.close,
      async time(each) {
        const begun = performance.now();
        const { status, body } = await api.call(each.path(facts));
        if (status !== 200) throw new Error(`${each.path(facts)} answered ${status}: ${body}`);
        return performance.now() - begun;
      },
    });
  }
  return {
    opened,
    close: async () => {
      for (const { close } of opened) await close();
    },
  };
}

async function readFacts(api: OpenApi, products: number): Promise<Facts> {
  const first = await api.call('/get-product?limit=1');
  const [product] = JSON.parse(first.body) as { _id: string }[];
  const half = Math.min(Math.floor(products / 100 / 2), deepestPage(100) - 1);
  const { next } = await api.call(`/get-product?limit=100&page=${half}`);
  const facts = planFacts(planData());
  return { ...facts, products, product: product?._id ?? '', middleOfShop: next };
}
