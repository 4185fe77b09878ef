import { setTimeout as wait } from 'node:timers/promises';
import type { ManagedProduct } from '#contracts/product.ts';
import type { ImportFault, ProductImport } from '#contracts/products/product-import.ts';
import { freePort } from '#tests/support/free-port.ts';
import { budgets } from '../budgets.ts';
import { asCsv, asWorkbook, BAD_ROWS, GOOD_ROWS, importRows, ROWS } from '../data/import-table.ts';
import { apiOf, benchEnvironment, benchSeller } from '../load/bench-seller.ts';
import { startDhow } from '../load/dhow-server.ts';
import { type ImportScreen, openImportScreen } from '../load/import-screen.ts';
import { watchStorefront } from '../load/watch-storefront.ts';
import { type Line, median, milliseconds, type Table, whole } from '../report.ts';

const IDLE_MS = 5000;

/**
 * A table of 5,000 rows, 50 of them bad, through the import screen in a browser: as CSV, again as
 * XLSX, and with other prices while the server is killed in the middle. The storefront is read
 * meanwhile.
 */
export async function* measureImport(environment: Record<string, string>): AsyncIterable<Table> {
  const settings = { ...environment, ...benchEnvironment, PORT: String(await freePort()) };
  let dhow = await startDhow(settings);
  const { url } = dhow;
  const seller = await benchSeller(url, 'Importer');
  const call = apiOf(url, seller.token);
  const screen = await openImportScreen(url, seller.token);
  const subCategory = {
    category: seller.subCategory.categoryId.name,
    subCategory: seller.subCategory.name,
  };
  const latest = async () =>
    (await call<ProductImport[]>(`/seller/get-imports/${seller.id}`))[0] as ProductImport;
  try {
    const idle = await watchStorefront(url, () => wait(IDLE_MS));
    const csv = await importOnce(url, screen, asCsv(importRows(subCategory, 1000)));
    const first = await latest();
    const faults = await call<ImportFault[]>(`/seller/get-import-faults/${first._id}`);
    const products = await count(call, seller.id);
    const again = await importOnce(url, screen, await asWorkbook(importRows(subCategory, 1000)));
    const second = await latest();

    await screen.check(asCsv(importRows(subCategory, 2000)));
    const running = screen.run();
    const share = async () => (await latest()).changed / GOOD_ROWS;
    while ((await share()) < 0.3) await wait(200);
    await dhow.stop('SIGKILL');
    dhow = await startDhow(settings);
    const bars = await running;
    const third = await latest();
    const all = await allProducts(call, seller.id);
    const wrong = all.filter(({ version, priceINR }) => version !== 2 || priceINR < 2000).length;

    const exactly = (name: string, found: number, expected: number): Line => ({
      name,
      values: [whole(found), whole(expected)],
      isWithin: found === expected,
    });
    yield {
      title: `An import of ${whole(ROWS)} rows through its screen`,
      columns: ['', 'found', 'expected'],
      lines: [
        exactly('faults that the screen lists', csv.faults, BAD_ROWS),
        exactly('rows that the faults name', new Set(faults.map(({ row }) => row)).size, BAD_ROWS),
        exactly('added from CSV', first.added, GOOD_ROWS),
        exactly('products then', products, GOOD_ROWS),
        exactly('added from XLSX, the second time', second.added, 0),
        exactly('already so', second.unchanged, GOOD_ROWS),
        exactly('changed, killed in the middle', third.changed, GOOD_ROWS),
        exactly('products then', all.length, GOOD_ROWS),
        exactly('of them changed twice or not at all', wrong, 0),
      ],
    };
    const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
    const timed = (name: string, ms: number | null, seen: number[]): Line => ({
      name,
      values: [ms === null ? '' : seconds(ms), whole(seen.length)],
      isWithin: seen.length >= 5,
    });
    yield {
      title: 'How long it takes, and in how many steps its bar moves (at least 5)',
      columns: ['', 'time', 'steps'],
      lines: [
        { name: 'checking CSV', values: [seconds(csv.checked), ''], isWithin: null },
        { name: 'checking XLSX', values: [seconds(again.checked), ''], isWithin: null },
        timed('adding', csv.ran, csv.bars),
        timed('finding nothing new', again.ran, again.bars),
        timed('changing, with a kill', null, bars),
      ],
    };
    const answers = (name: string, times: number[]): Line => ({
      name,
      values: [median(times), share95(times), Math.max(...times)].map(milliseconds),
      isWithin: share95(times) <= budgets.storefrontDuringImport,
    });
    yield {
      title: `Pages of the storefront meanwhile (19 of 20 within ${budgets.storefrontDuringImport} ms)`,
      columns: ['', 'median', '19 of 20', 'longest'],
      lines: [
        answers('idle', idle),
        answers('checking and adding', csv.times),
        answers('checking and finding nothing new', again.times),
      ],
    };
  } finally {
    await screen.close();
    await dhow.stop();
  }
}

async function importOnce(
  url: string,
  screen: ImportScreen,
  table: Parameters<ImportScreen['check']>[0],
) {
  let [faults, checked, ran] = [0, 0, 0];
  let bars: number[] = [];
  const times = await watchStorefront(url, async () => {
    const began = performance.now();
    faults = await screen.check(table);
    checked = performance.now() - began;
    bars = await screen.run();
    ran = performance.now() - began - checked;
  });
  return { faults, checked, ran, bars, times };
}

type Call = ReturnType<typeof apiOf>;

async function count(call: Call, sellerId: string): Promise<number> {
  return (await allProducts(call, sellerId)).length;
}

async function allProducts(call: Call, sellerId: string): Promise<ManagedProduct[]> {
  const all: ManagedProduct[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/seller/get-products/${sellerId}?sort=createdAt&order=asc&limit=100&page=${page}`;
    const some = await call<ManagedProduct[]>(path);
    all.push(...some);
    if (some.length < 100) return all;
  }
}

const share95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
