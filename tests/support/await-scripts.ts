import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** Past this a test goes on: its clock may stand still, and then scripts never begin. */
const PATIENCE_MS = 5_000;

/**
 * Scripts begin after a page has loaded. From here on `goto` answers when they run, since what tests
 * do next mostly needs them; `waitUntil: 'commit'` waits for nothing.
 */
export function awaitScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') await scriptsRun(page);
      return answer;
    };
  });
}

async function scriptsRun(page: Page): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(20)) {
    if (await page.evaluate(isReady).catch(() => false)) return;
  }
}

function isReady(): boolean {
  const { js, hydrated } = document.documentElement.dataset;
  const isHeld = document.querySelector('script[data-held]') !== null;
  return js === undefined || !isHeld || hydrated !== undefined;
}
