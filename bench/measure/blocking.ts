import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium, findHeadlessShell } from '#tests/support/browser/browser.ts';
import { budgets } from '../budgets.ts';
import { pagesOf, startDemo } from '../load/demo-pages.ts';
import { median, type Table } from '../report.ts';

const RUNS = 5;
/** As Lighthouse's mobile preset slows a processor down. */
const SLOWER = 4;
/** Who taps does not notice a task this long. */
const SHORT_MS = 50;
const TRACED_SECONDS = 7;

type Event = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/**
 * Milliseconds for which a page keeps a phone from answering a tap: what the tasks after its first paint last beyond
 * 50 ms, on a processor four times as slow (Lighthouse's total blocking time), by the time that the thread has run, which a busy
 * machine does not change. Nothing is attached to the browser: with DevTools it reads all of React once more for
 * the first error that React makes (45 ms here), which Lighthouse counts and no shopper waits for.
 */
export async function measureBlocking(): Promise<Table> {
  const dhow = await startDemo();
  try {
    const lines = [];
    for (const [name, path] of Object.entries(await pagesOf(dhow.url))) {
      const runs: number[] = [];
      while (runs.length < RUNS) runs.push(blockedIn(await eventsOf(dhow.url + path)));
      const measured = median(runs);
      const values = [`${Math.round(measured)} ms`, `${budgets.blocking} ms`];
      lines.push({ name, values, isWithin: measured <= budgets.blocking });
    }
    return {
      title: `Blocked after the first paint, on a phone, median of ${RUNS}`,
      columns: ['', 'measured', 'at most'],
      lines,
    };
  } finally {
    await dhow.stop();
  }
}

function blockedIn(events: Event[]): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The browser has painted nothing');
  const { pid, tid, ts } = painted;
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ts > ts)
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - SHORT_MS), 0);
}

/** What Chromium does in the first seconds of a page, in a browser that has nothing yet. */
async function eventsOf(url: string): Promise<Event[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-bench-blocking-'));
  const file = join(folder, 'trace.json');
  const program = findHeadlessShell() ?? findChromium() ?? 'chromium';
  const browser = spawn(
    program,
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
      ...['--window-size=412,823', `--user-data-dir=${join(folder, 'profile')}`],
      ...[
        '--trace-startup=toplevel,loading',
        '--trace-startup-format=json',
        `--trace-startup-file=${file}`,
      ],
      ...[`--trace-startup-duration=${TRACED_SECONDS}`, url],
    ],
    // A group of its own: the program may be a script that begins the browser.
    { stdio: 'ignore', detached: true },
  );
  try {
    return await tracedIn(file, browser);
  } finally {
    process.kill(-(browser.pid as number), 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

/** The events in a file, once it is whole. */
async function tracedIn(file: string, browser: ChildProcess): Promise<Event[]> {
  for (const end = Date.now() + 60_000; Date.now() < end && browser.exitCode === null; ) {
    await wait(500);
    const text = await readFile(file, 'utf8').catch(() => '');
    try {
      return JSON.parse(text).traceEvents;
    } catch {
      // It is still being written.
    }
  }
  throw new Error('The browser has written no trace');
}
