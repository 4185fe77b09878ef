import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { ProductInput } from '#contracts/product.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createAppContext } from '#server/create-app-context.ts';
import type { AppContext } from '#services/app-context.ts';
import { addProduct } from '#services/products/save-form.ts';
import { budgets, SMALL } from '../budgets.ts';
import { planData } from '../data/data-plan.ts';
import { fillDatabase } from '../data/fill-database.ts';
import { startSafePostgres } from '../data/safe-postgres.ts';
import { type Line, median, type Table, times, whole } from '../report.ts';

const MANY = 16;
const TURNS = 4;
const TURN_MS = 3000;
/** Much longer than a save keeps the processor busy, so that waiting is what is measured. */
const FLUSH_MS = 100;

/**
 * Products added by one writer and by sixteen, each with a seller and a connection of its own, all with
 * the same category and brand, through what the seller's form calls.
 */
export async function measureWriters(): Promise<Table> {
  const server = await startSafePostgres((db) => fillDatabase(db, SMALL, () => {}), FLUSH_MS);
  try {
    const environment = { DATA_DIR: join(server.folder, 'dhow'), DATABASE_URL: server.url };
    const config = readConfig({ ...environment, DEMO: '0' });
    const { context, database } = await createAppContext(config, pino({ level: 'silent' }), null);
    const wide = await openPostgres(server.url, { poolSize: MANY });
    const one: number[] = [];
    const many: number[] = [];
    const waits = await watchLocks(server.url);
    const save = saver({ ...context, db: wide.db });
    await rateOf(save, MANY);
    waits.reset();
    for (let turn = 0; turn < TURNS; turn += 1) {
      one.push(await rateOf(save, 1));
      many.push(await rateOf(save, MANY));
    }
    const waited = await waits.stop();
    await wide.close();
    await database.close();
    return tableOf(median(one), median(many), waited);
  } finally {
    await server.stop();
  }
}

function tableOf(one: number, many: number, waited: number): Table {
  const ratio = many / one;
  const lines: Line[] = [
    {
      name: 'products added a second',
      values: [whole(one), whole(many), times(ratio)],
      isWithin: ratio >= budgets.writersAtLeast,
    },
    {
      name: 'of their time, waited for a lock',
      values: ['', `${(waited * 100).toFixed(1)} %`, ''],
      isWithin: null,
    },
  ];
  return {
    title: `Writers on PostgreSQL, a commit taking ${FLUSH_MS} ms (at least ${times(budgets.writersAtLeast)})`,
    columns: ['', 'one', 'sixteen', 'ratio'],
    lines,
  };
}

/** Returns what adds a product of the nth seller. */
function saver(context: AppContext): (writer: number) => Promise<void> {
  const plan = planData();
  const [subCategory] = plan.subCategories;
  const sellers = plan.sellers.filter(({ active }) => active);
  let added = 0;
  return async (writer) => {
    const seller = sellers[writer];
    if (seller === undefined || subCategory === undefined) throw new Error('no such seller');
    added += 1;
    const input = ProductInput.parse({
      name: `Lantern ${plan.words[added % plan.words.length]}`,
      brand: plan.brands[0],
      categoryId: subCategory.categoryId,
      subCategoryId: subCategory.id,
      priceINR: '100',
      priceAED: '5',
    });
    const { id, name } = seller;
    await addProduct(context, { role: 'seller', id, name, approved: true }, input, []);
  };
}

/** Returns how often a second `writers` of them save, side by side. */
async function rateOf(save: (writer: number) => Promise<void>, writers: number): Promise<number> {
  const begun = performance.now();
  let saves = 0;
  const write = async (writer: number) => {
    while (performance.now() < begun + TURN_MS) {
      await save(writer);
      saves += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return (saves / (performance.now() - begun)) * 1000;
}

/** Looks fifty times a second how many statements wait for a row, a transaction or a commit. */
async function watchLocks(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const seen = { waiting: 0, all: 0 };
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      const { rows } = await client.query<{ waiting: number; all: number }>(
        `select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
            count(*)::int as all
          from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle'`,
      );
      seen.waiting += rows[0]?.waiting ?? 0;
      seen.all += rows[0]?.all ?? 0;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.end();
  })();
  return {
    reset: () => Object.assign(seen, { waiting: 0, all: 0 }),
    stop: async () => {
      isOn = false;
      await watching;
      return seen.waiting / Math.max(1, seen.all);
    },
  };
}
