// node bench/run.ts [MEASUREMENT …] [--products=N] [--minutes=N] [--engine=…] [--strict]: prints tables; --strict fails where a budget
// is missed.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { budgets, LARGE, MEDIUM, SMALL } from './budgets.ts';
import { embeddedDatabase, embeddedFilled } from './data/embedded-database.ts';
import { fillDatabase } from './data/fill-database.ts';
import { fillHeavy } from './data/fill-heavy.ts';
import { type PostgresDatabases, startPostgresDatabases } from './data/postgres-databases.ts';
import { isWrkInstalled } from './load/run-wrk.ts';
import { measureBlocking } from './measure/blocking.ts';
import { measureBulk } from './measure/bulk.ts';
import { measureCachedResponses } from './measure/cached-responses.ts';
import { measureEdits } from './measure/edits.ts';
import { measureFairness } from './measure/fairness.ts';
import { measureFeeds } from './measure/feeds.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureHeavy } from './measure/heavy.ts';
import { measureImport } from './measure/import.ts';
import { measureImportRate } from './measure/import-rate.ts';
import { measureLighthouse } from './measure/lighthouse.ts';
import { measureMails } from './measure/mails.ts';
import { measureMemory } from './measure/memory.ts';
import { measureNothingKept } from './measure/nothing-kept.ts';
import { measurePageWeights } from './measure/page-weights.ts';
import { measureRenames } from './measure/renames.ts';
import { measureSearch } from './measure/search.ts';
import { measureSizes } from './measure/sizes.ts';
import { measureSoak } from './measure/soak.ts';
import { measureStatement } from './measure/statement.ts';
import { measureTaps } from './measure/taps.ts';
import { measureTotals } from './measure/totals.ts';
import { measureUncachedPages } from './measure/uncached-pages.ts';
import { measureViews } from './measure/views.ts';
import { measureWorkers } from './measure/workers.ts';
import { measureWriters } from './measure/writers.ts';
import { readArguments } from './read-arguments.ts';
import { printTable, type Table } from './report.ts';
import { fillSet, nameOfSet } from './search/filled-set.ts';
import type { JudgedSet } from './search/judged-set.ts';

const { asked, products, minutes, engine, engines, isStrict } = readArguments(
  process.argv.slice(2),
  process.env,
);
const scratch = mkdtempSync(join(tmpdir(), 'dhow-bench-scratch-'));
let postgres: PostgresDatabases | undefined;

const onEmbedded = async (products: number) => ({ DATA_DIR: await embeddedDatabase(products) });
const onPostgres = async (products: number) => {
  postgres ??= await startPostgresDatabases();
  return { DATA_DIR: scratch, DATABASE_URL: await postgres.urlOf(products) };
};
const judgedOnEmbedded = async (set: JudgedSet) => ({
  DATA_DIR: await embeddedFilled(nameOfSet(set), (db) => fillSet(db, set)),
});
const judgedOnPostgres = async (set: JudgedSet) => {
  postgres ??= await startPostgresDatabases();
  const DATABASE_URL = await postgres.urlFilled(nameOfSet(set), (db) => fillSet(db, set));
  return { DATA_DIR: scratch, DATABASE_URL };
};
/** For what writes: the kept database stays as it was filled. */
const onCopy = async (products: number) => {
  const copy = join(scratch, `copy-${products}`);
  cpSync(await embeddedDatabase(products), copy, { recursive: true });
  return { DATA_DIR: copy };
};

/** Each answers its tables one after the other, so that they can be read while the rest runs. */
const measurements: Record<string, () => AsyncIterable<Table>> = {
  async *weights() {
    yield await measurePageWeights(await onEmbedded(SMALL));
  },
  async *taps() {
    yield await measureTaps();
  },
  async *cached() {
    yield await measureCachedResponses(await onEmbedded(SMALL));
  },
  async *uncached() {
    yield* measureNothingKept(await onPostgres(MEDIUM));
    yield await measureUncachedPages('PostgreSQL', await onPostgres(SMALL));
    yield await measureUncachedPages('PGlite', await onEmbedded(SMALL));
  },
  async *growth() {
    const { large, largest } = budgets.growth;
    const atMost = products > LARGE ? largest : large;
    yield await measureGrowth('PostgreSQL', onPostgres, [products / 100, products], atMost);
    yield await measureGrowth('PGlite', onEmbedded, [SMALL, LARGE], null);
  },
  async *heavy() {
    postgres ??= await startPostgresDatabases();
    const DATABASE_URL = await postgres.urlFilled('heavy', fillHeavy);
    yield* measureHeavy({ DATA_DIR: scratch, DATABASE_URL });
  },
  async *search() {
    if (engine === 'embedded') yield* measureSearch('PGlite', judgedOnEmbedded);
    else yield* measureSearch('PostgreSQL', judgedOnPostgres);
  },
  async *fair() {
    yield await measureFairness('PostgreSQL', await onPostgres(LARGE));
    yield await measureFairness('PGlite', await onEmbedded(LARGE));
  },
  async *memory() {
    yield await measureMemory('postgresql', await onPostgres(LARGE));
    yield await measureMemory('embedded', await onCopy(LARGE));
  },
  async *feeds() {
    yield await measureFeeds(MEDIUM, await onPostgres(MEDIUM));
  },
  async *import() {
    yield* measureImport(await onCopy(SMALL));
  },
  async *imports() {
    yield await measureImportRate();
  },
  async *edits() {
    yield await measureEdits(await onPostgres(SMALL));
  },
  async *renames() {
    yield* measureRenames(scratch);
  },
  async *statement() {
    yield await measureStatement(await onCopy(SMALL));
  },
  async *mails() {
    yield await measureMails();
  },
  async *writers() {
    yield await measureWriters();
  },
  async *totals() {
    yield await measureTotals();
  },
  async *views() {
    if (isWrkInstalled()) yield await measureViews(await onPostgres(SMALL));
    else console.log('views: not measured, since this machine lacks wrk');
  },
  async *workers() {
    yield await measureWorkers(await onPostgres(MEDIUM));
  },
  async *bulk() {
    postgres ??= await startPostgresDatabases();
    const fill = (db: Database) => fillDatabase(db, MEDIUM, () => {}, Date.now());
    const DATABASE_URL = await postgres.urlFilled('bulk', fill);
    yield await measureBulk({ DATA_DIR: scratch, DATABASE_URL });
  },
  async *sizes() {
    yield* measureSizes(LARGE, await onPostgres(LARGE));
  },
  async *soak() {
    const marketplaces = { postgresql: onPostgres, embedded: onCopy };
    for (const engine of engines) {
      const environment = await marketplaces[engine](products);
      yield await measureSoak(engine, { minutes, products }, environment);
    }
  },
  async *blocking() {
    yield await measureBlocking();
  },
  lighthouse: measureLighthouse,
};
/**
 * Not among everything: lighthouse fetches a large program and takes twenty minutes, soak takes an
 * hour, heavy opens eighty screens, and sizes and totals have no budgets.
 */
const onlyWhenAsked = new Set(['lighthouse', 'soak', 'sizes', 'totals', 'heavy', 'bulk']);

const unknown = asked.find((name) => !(name in measurements));
if (unknown !== undefined) {
  console.error(
    `There is no measurement "${unknown}". There are: ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(2);
}

const missed: string[] = [];
try {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
  const usual = Object.keys(measurements).filter((name) => !onlyWhenAsked.has(name));
  for (const name of asked.length > 0 ? asked : usual) {
    for await (const table of measurements[name]?.() ?? []) missed.push(...printTable(table));
  }
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(missed.length === 0 ? '\nAll budgets are met.' : `\n${missed.length} MISSED:`);
for (const name of missed) console.log(`  ${name}`);
if (isStrict && missed.length > 0) process.exitCode = 1;
