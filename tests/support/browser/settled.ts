import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long nothing may come or go before a page counts as complete. */
const QUIET_MS = 100;

type Traffic = { pending: Set<Request>; changed: number };
const traffic = new WeakMap<Page, Traffic>();

/** Counts what a page asks for, from its beginning on. */
export function watchTraffic(page: Page): void {
  const pending = new Set<Request>();
  const seen: Traffic = { pending, changed: performance.now() };
  traffic.set(page, seen);
  const change = (step: (request: Request) => void) => (request: Request) => {
    step(request);
    seen.changed = performance.now();
  };
  const end = change((request) => pending.delete(request));
  page.on(
    'request',
    change((request) => pending.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a page has all that it shows: it is loaded, its scripts have nothing left to do, and
 * nothing is on its way. It says the same as Playwright's `networkidle`, which takes half a second
 * longer each time. Not for a page whose clock stands still.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const seen = traffic.get(page);
  if (seen === undefined) throw new Error('Only pages of page-test.ts are watched');
  for (;;) {
    await page.evaluate(idle);
    if (seen.pending.size === 0 && performance.now() - seen.changed >= QUIET_MS) return;
    await wait(20);
  }
}

/** Runs in the page: waits until what has arrived is drawn and nothing is left to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }));
  });
}
