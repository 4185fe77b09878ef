import { bulkCalls } from '#contracts/products/bulk-change.ts';
import { bulkChangeNext } from '#services/products/bulk/run-bulk-change.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { openApi } from '../growth/open-api.ts';
import { kilobytes, type Line, megabytes, type Table, whole } from '../report.ts';
import { mostMemoryDuring } from './resident-memory.ts';

const CHANGED = 5000;
const PAGE = 100;
const RAISE = { percent: 10, roundINR: 1, roundAED: 1 } as const;

/** What an export and a change of many products take, by the table's button and by the background, on PostgreSQL. */
export async function measureBulk(environment: Record<string, string>): Promise<Table> {
  // A hundred pages of a list come faster than one admin may ask for them.
  const api = await openApi({ ...environment, RATE_LIMIT_SCALE: '1000' });
  const statements = countStatements(api.context);
  let asked = 0;
  const forget = () => {
    asked += statements.length;
    statements.length = 0;
  };
  const lines: Line[] = [];
  const prices: number[] = [];

  async function note(name: string, work: () => Promise<{ requests: number; bytes?: number }>) {
    forget();
    asked = 0;
    const began = performance.now();
    let done = { requests: 0 } as Awaited<ReturnType<typeof work>>;
    const most = await mostMemoryDuring(process.pid, async () => {
      done = await work();
    });
    const seconds = (performance.now() - began) / 1000;
    forget();
    const size = done.bytes === undefined ? '' : kilobytes(done.bytes);
    const values = [whole(done.requests), `${seconds.toFixed(1)} s`, whole(asked)];
    console.log(`${name}: ${seconds.toFixed(1)} s`);
    lines.push({ name, values: [...values, megabytes(most), size], isWithin: null });
  }
  const untilOver = async () => {
    // Their texts are let go, so that the memory is that of the work.
    while (await bulkChangeNext(api.context)) forget();
  };
  const post = async (path: string, body: object) => {
    const { status, body: said } = await api.call(path, body);
    if (status >= 300) throw new Error(`${path} was refused: ${said}`);
    return JSON.parse(said);
  };

  await note(`all products, ${PAGE} a request`, async () => {
    let bytes = 0;
    for (let after = '', requests = 1; ; requests += 1) {
      const list = `/admin/get-products?limit=${PAGE}&sort=name&order=asc`;
      const { status, body, next } = await api.call(after ? `${list}&after=${after}` : list);
      if (status !== 200) throw new Error(`The list was refused: ${body}`);
      bytes += body.length;
      prices.push(...JSON.parse(body).map(({ priceINR }: { priceINR: number }) => priceINR));
      if (next === '') return { requests, bytes };
      after = next;
    }
  });
  await note('all products, as one file', async () => {
    const { status, body } = await api.call('/admin/export-products?sort=name&order=asc');
    if (status !== 200) throw new Error(`The export was refused: ${body}`);
    return { requests: 1, bytes: body.length };
  });
  let change = '';
  const maxPrice = prices.toSorted((one, other) => one - other)[CHANGED - 1];
  const change5000 = { action: 'change-prices', ...RAISE, filter: { maxPrice } };
  await note(`the prices of ${whole(CHANGED)} products`, async () => {
    change = (await post('/admin/start-bulk-change', change5000)).data._id;
    await untilOver();
    return { requests: 1 };
  });
  await note('the same, undone', async () => {
    await post(`/admin/control-bulk-change/${change}`, { what: 'undo' });
    await untilOver();
    return { requests: 1 };
  });
  const [after] = bulkCalls.admin.getAll.response.parse(
    JSON.parse((await api.call('/admin/get-bulk-changes')).body),
  );
  await api.close();
  return {
    title: `Many products at once, on PostgreSQL with ${whole(prices.length)} products: ${after?.done} changed, ${after?.failed} refused, ${after?.undone} undone, ${after?.kept} kept`,
    columns: ['', 'requests', 'time', 'statements', 'most memory', 'answers'],
    lines,
  };
}
