import { setTimeout as wait } from 'node:timers/promises';
import { csvLines } from '#domain/text/csv.ts';
import { askedPaths } from './asked-paths.ts';
import { apiOf, benchSeller, logInAdmin } from './bench-seller.ts';
import { uploadPhotographs } from './upload-photographs.ts';

/** What one kind of traffic came to; failures in words, each. */
export type Counts = { done: number; failures: string[] };

const IMPORTED_ROWS = 300;
const KEPT_PATHS = 40;

/**
 * Asks `url` for everything that a marketplace is asked for, until it is stopped: each kind of traffic
 * at a pace of its own, well below what two processors answer.
 */
export async function startMixedTraffic(url: string, products: number) {
  const { paths } = askedPaths(products);
  const kept = ['/', '/shop', '/category', ...paths['product page'].slice(0, KEPT_PATHS)];
  const pages = [...paths['product page'], ...paths['shop page'], ...paths['category page']];
  const searches = [...paths['search page'], ...paths['API: search'], ...paths['API: suggestions']];
  const lists = [...paths['API: list of 24'], ...paths['API: facets']];
  let admin = apiOf(url, await logInAdmin(url));
  const edited = await admin<{ _id: string }[]>('/admin/get-products?limit=100');
  const table = await taxonomyOf(admin);

  /** The same with a price that nobody asked for before, so that nothing kept answers it. */
  function fresh(path: string, turn: number): string {
    const address = new URL(path, url);
    address.searchParams.set('minPrice', `${1 + (turn % 900)}.${10 + (turn % 89)}`);
    return address.href;
  }
  const seller = await benchSeller(url, 'Reader');
  const traffic: Record<string, { pauseMs: number; ask: (turn: number) => Promise<void> }> = {
    'kept pages': { pauseMs: 20, ask: (turn) => read(url + at(kept, turn)) },
    'new pages': { pauseMs: 100, ask: (turn) => read(fresh(at(pages, turn), turn)) },
    searches: { pauseMs: 150, ask: (turn) => read(url + at(searches, turn)) },
    lists: { pauseMs: 100, ask: (turn) => read(fresh(at(lists, turn), turn)) },
    edits: {
      pauseMs: 500,
      ask: async (turn) => {
        // An account has few sessions at a time, and every upload and import takes one.
        if (turn % 50 === 49) admin = apiOf(url, await logInAdmin(url));
        const id = edited[turn % edited.length]?._id;
        await admin(`/admin/update-trending/${id}`, { isTrending: turn % 2 === 0 }, 'PUT');
      },
    },
    'log-ins': { pauseMs: 3000, ask: () => seller.logIn() },
    uploads: { pauseMs: 20_000, ask: () => uploadPhotographs(url) },
    imports: { pauseMs: 60_000, ask: (turn) => importTable(url, table, turn) },
  };

  const counts = new Map<string, Counts>();
  let isOn = true;
  const ended = new AbortController();
  const loops = Object.entries(traffic).map(async ([name, { pauseMs, ask }]) => {
    const count: Counts = { done: 0, failures: [] };
    counts.set(name, count);
    for (let turn = 0; isOn; turn += 1) {
      try {
        await ask(turn);
        count.done += 1;
      } catch (error) {
        count.failures.push(String(error));
      }
      await wait(pauseMs, null, { signal: ended.signal }).catch(() => {});
    }
  });
  return {
    /** Lets what is under way come to its end, and returns what each kind came to. */
    stop: async () => {
      isOn = false;
      ended.abort();
      await Promise.all(loops);
      return counts;
    },
  };
}

const at = (paths: readonly string[], turn: number) => paths[turn % paths.length] ?? '/';

async function read(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

type Call = ReturnType<typeof apiOf>;
type Taxonomy = { category: string; subCategory: string };

async function taxonomyOf(admin: Call): Promise<Taxonomy> {
  const [subCategory] = await admin<{ name: string; categoryId: { name: string } }[]>(
    '/admin/get-subcategory?limit=1',
  );
  if (subCategory === undefined) throw new Error('The marketplace has no sub-category');
  return { category: subCategory.categoryId.name, subCategory: subCategory.name };
}

/** A new seller imports a table, and waits until it is in. */
async function importTable(url: string, taxonomy: Taxonomy, turn: number): Promise<void> {
  const { token } = await benchSeller(url, 'Importer');
  const call = apiOf(url, token);
  const headings = [
    'SKU',
    'Title',
    'Brand',
    'Category',
    'Sub-Category',
    'Price (INR)',
    'Price (AED)',
  ];
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) => [
    ...[`SOAK-${turn}-${row}`, `Imported piece ${row}`, `House ${row % 40}`],
    ...[taxonomy.category, taxonomy.subCategory, '1000', '50'],
  ]);
  const form = new FormData();
  form.set('file', new Blob([csvLines([headings, ...rows])]), 'stock.csv');
  const { data } = await call<{ data: { _id: string } }>('/seller/check-import', form);
  await call(`/seller/run-import/${data._id}`, {});
  for (;;) {
    const { stage } = await call<{ stage: string }>(`/seller/get-import/${data._id}`);
    if (stage === 'done') return;
    await wait(500);
  }
}
