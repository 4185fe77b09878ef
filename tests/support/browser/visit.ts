import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';

/** Past this a test goes on: its clock may stand still, and then scripts never begin. */
const PATIENCE_MS = 30_000;

/**
 * Opens an address and waits until its scripts run, which begin after a page has loaded and which
 * tests mostly need next. Returns what the server answered.
 */
export async function visit(
  page: Page,
  address: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<Response | null> {
  const answer = await page.goto(address, options);
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(20)) {
    if (await page.evaluate(isReady).catch(() => false)) break;
  }
  return answer;
}

/** Runs in the page. */
function isReady(): boolean {
  const { js, hydrated } = document.documentElement.dataset;
  const isHeld = document.querySelector('script[data-held]') !== null;
  const isLive = document.querySelector(':is(.site-header, .chat-link):not([data-live])') === null;
  return js === undefined || !isHeld || (hydrated !== undefined && isLive);
}
