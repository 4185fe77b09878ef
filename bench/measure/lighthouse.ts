import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Product } from '#contracts/product.ts';
import { findChromium } from '#tests/support/browser/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { addresses } from '#web/ui/addresses.ts';
import { budgets } from '../budgets.ts';
import { type Line, median, type Table } from '../report.ts';
import { somePaths } from '../some-paths.ts';

/** Fetched into npm's own cache when it is asked for: with all that it brings it weighs 170 MB. */
const PACKAGE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Pictures of a new marketplace get their widths one by one. */
const PICTURES_MS = 300_000;

type Category = keyof typeof budgets.lighthouse;
const categories = Object.keys(budgets.lighthouse) as Category[];
/** What explains a score; no bar of ours. */
const told = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

/** Lighthouse's mobile preset on the built pages of the demo: the median of five runs a page. */
export async function* measureLighthouse(): AsyncGenerator<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-bench-lighthouse-'));
  const dhow = await demoDatabase();
  try {
    const products = await withPictures(dhow.url);
    const pages = { ...(await somePaths(dhow.url)).pages, listing: listingOf(products) };
    for (const [page, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) {
        reports.push(await report(dhow.url + path, join(folder, 'report.json')));
      }
      yield tableOf(page, reports);
    }
  } finally {
    await dhow.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A demo marketplace of its own, or the one at `DHOW_URL`, as for the browser tests. */
async function demoDatabase(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const url = process.env.DHOW_URL;
  return url ? { url, stop: async () => {} } : startServer({ DEMO: '1' });
}

/** The demo's products, once every picture has all its widths. */
async function withPictures(url: string): Promise<Product[]> {
  for (const end = Date.now() + PICTURES_MS; Date.now() < end; await wait(1_000)) {
    const products = (await (await fetch(`${url}/api/get-product?fields=all`)).json()) as Product[];
    const pictures = products.flatMap(({ media }) => media.filter(({ kind }) => kind === 'image'));
    if (pictures.length > 0 && pictures.every(({ avif }) => avif.length > 0)) {
      // The last widths of a picture come together, a little after its first.
      await wait(5_000);
      return products;
    }
  }
  throw new Error('The demo has pictures that are still without their widths');
}

function listingOf(products: Product[]): string {
  const type = products.find(({ productTypeId }) => productTypeId !== null)?.productTypeId;
  if (!type) throw new Error('The demo has no product of a type');
  return addresses.productsOfType(type);
}

/** Chromium sometimes loses the trace of a page: then it is looked at again. */
async function report(url: string, file: string, tries = 3): Promise<Report> {
  try {
    return await runLighthouse(url, file);
  } catch (error) {
    if (tries === 1 || !/Runtime error encountered/.test(String(error))) throw error;
    return report(url, file, tries - 1);
  }
}

async function runLighthouse(url: string, report: string): Promise<Report> {
  const own = process.env.LIGHTHOUSE;
  const [program, ...words] = own
    ? [own]
    : ['npm', 'exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse'];
  const settings = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  await promisify(execFile)(program ?? 'npm', [...words, ...settings], {
    env: { ...process.env, NODE_ENV: '', CHROME_PATH: findChromium() ?? '' },
    timeout: 240_000,
  });
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

function tableOf(page: string, reports: Report[]): Table {
  const scores: Line[] = categories.map((name) => {
    const score = Math.round(median(reports.map((each) => each.categories[name].score ?? 0)) * 100);
    const atLeast = budgets.lighthouse[name];
    return { name, values: [String(score), String(atLeast)], isWithin: score >= atLeast };
  });
  const measures: Line[] = told.map((name) => {
    const value = median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
    const isShift = name === 'cumulative-layout-shift';
    return {
      name,
      values: [isShift ? value.toFixed(3) : `${Math.round(value)} ms`, ''],
      isWithin: null,
    };
  });
  return {
    title: `Lighthouse, mobile, median of ${RUNS}: ${page}`,
    columns: ['', 'measured', 'at least'],
    lines: [...scores, ...measures],
  };
}
