import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#tests/support/browser/browser.ts';
import { budgets } from '../budgets.ts';
import { pagesOf, startDemo } from '../load/demo-pages.ts';
import { type Line, median, type Table } from '../report.ts';

/** Fetched into npm's own cache when it is asked for: with all that it brings it weighs 170 MB. */
const PACKAGE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

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
  const dhow = await startDemo();
  try {
    for (const [page, path] of Object.entries(await pagesOf(dhow.url))) {
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
