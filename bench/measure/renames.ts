import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#database/open-database.ts';
import { foldCounts } from '#database/queries/fold-counts.ts';
import { proposeChange } from '#database/queries/sellers/changes.ts';
import type { AppContext } from '#services/app-context.ts';
import { changeListing, editTaxonomyEntry } from '#services/catalogue/taxonomy-entries.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { changeSellerStatus } from '#services/sellers/change-status.ts';
import { decideChange } from '#services/sellers/review/decide-change.ts';
import { startWorkLoop } from '#services/work-loop.ts';
import { budgets } from '../budgets.ts';
import { type Entry, entries, fillTaxonomy } from '../data/fill-taxonomy.ts';
import { startSafePostgres } from '../data/safe-postgres.ts';
import { settleTables } from '../data/settle-tables.ts';
import { type OpenApi, openApi } from '../growth/open-api.ts';
import { type Line, milliseconds, type Table, whole } from '../report.ts';

const BESIDE_MS = 5000;
const admin = { role: 'admin', adminRole: 'owner', id: 'bench', name: 'Bench' } as const;

/** What admins do to a taxonomy entry; each leaves it so that the next one finds something to do. */
const changes: Record<string, (context: AppContext, entry: Entry) => Promise<unknown>> = {
  'rename a seller': async (context, { id }) => {
    const change = { id: `name-${id}`, sellerId: id, field: 'name', value: `House ${id}` } as const;
    await proposeChange(context.db, { ...change, createdAt: new Date() });
    await decideChange(context, admin, change.id, { accept: true, reason: '' });
  },
  'deactivate a seller': (context, { id }) =>
    changeSellerStatus(context, admin, id, { status: false, reason: 'Bench' }),
  'activate a seller': (context, { id }) =>
    changeSellerStatus(context, admin, id, { status: true, reason: '' }),
  'rename a category': (context, { id }) =>
    editTaxonomyEntry(context, admin, {
      kind: 'category',
      id,
      changes: { name: `Section ${id}` },
      action: 'edit-category',
    }),
  'unlist a category': (context, { id }) =>
    changeListing(context, admin, 'category', id, 'UNLISTED'),
  'list a category': (context, { id }) => changeListing(context, admin, 'category', id, 'LISTED'),
  'move a sub-category': (context, { id, elsewhere }) =>
    editTaxonomyEntry(context, admin, {
      kind: 'sub-category',
      id,
      changes: { categoryId: elsewhere },
      action: 'edit-sub-category',
    }),
};

/**
 * How long it takes to rename, hide, show and move entries with few and with many products, and how long
 * the slowest of one reader's requests takes while the background writes the products.
 */
export async function* measureRenames(scratch: string): AsyncIterable<Table> {
  const server = await startSafePostgres(fillTaxonomy);
  try {
    const environment = { DATA_DIR: join(scratch, 'renames'), DATABASE_URL: server.url };
    yield await measureOn('PostgreSQL', environment);
  } finally {
    await server.stop();
  }
  const dataDir = join(scratch, 'renames-embedded');
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  await fillTaxonomy(db);
  await settleTables(db);
  await close();
  yield await measureOn('PGlite', { DATA_DIR: dataDir });
}

async function measureOn(engine: string, environment: Record<string, string>): Promise<Table> {
  const api = await openApi(environment);
  const loops = [
    startWorkLoop(api.context, {
      name: 'parent-changes',
      next: parentChangeWriter(),
      idleMs: 500,
      failed: 'not written',
    }),
    startWorkLoop(api.context, {
      name: 'counters',
      next: ({ db }) => foldCounts(db),
      idleMs: 1000,
      failed: 'not added up',
    }),
  ];
  try {
    await readFor(api, BESIDE_MS);
    const lines: Line[] = [];
    for (const entry of entries) {
      for (const [name, change] of Object.entries(changes)) {
        lines.push(await measure(api, entry, name, change));
      }
    }
    const { writer, reader } = budgets.rename;
    return {
      title: `Renaming, hiding and moving on ${engine} (writer at most ${writer} ms, readers ${reader} ms)`,
      columns: ['', 'writer', 'slowest reader', 'of', 'before'],
      lines,
    };
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()));
    await api.close();
  }
}

async function measure(
  api: OpenApi,
  entry: Entry,
  name: string,
  change: (context: AppContext, entry: Entry) => Promise<unknown>,
): Promise<Line> {
  const alone = await readFor(api, 1000);
  const begun = performance.now();
  const reading = readFor(api, BESIDE_MS);
  await wait(200);
  const from = performance.now();
  await change(api.context, entry);
  const took = performance.now() - from;
  const beside = await reading;
  await wait(Math.max(0, begun + BESIDE_MS - performance.now()));
  const slowest = Math.max(...beside);
  const { writer, reader } = budgets.rename;
  return {
    name: `${name} with ${entry.products.toLocaleString('en')} products`,
    values: [
      milliseconds(took),
      milliseconds(slowest),
      whole(beside.length),
      milliseconds(Math.max(...alone)),
    ],
    isWithin: took <= writer && slowest <= reader,
  };
}

const paths = [
  '/get-product?limit=24',
  '/get-product?limit=24&category=smallentry',
  '/get-listing?category=largeentry&limit=24&facets=brand,seller,price',
  '/get-category',
];

/** Returns how many milliseconds each request of one reader took. */
async function readFor(api: OpenApi, forMs: number): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + forMs;
  for (let at = 0; performance.now() < end; at += 1) {
    const begun = performance.now();
    const { status } = await api.call(paths[at % paths.length] ?? '');
    if (status !== 200) throw new Error(`${paths[at % paths.length]} answered ${status}`);
    taken.push(performance.now() - begun);
    await wait(5);
  }
  return taken;
}
