import { chromium, devices, type Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browser/browser.ts';
import { savedDemo } from '#tests/support/browser/saved-demo.ts';
import { settled, watchTraffic } from '#tests/support/browser/settled.ts';
import { slowDown } from '#tests/support/browser/slow-line.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { serverCommand, startServer } from '#tests/support/server.ts';
import { budgets } from '../budgets.ts';
import { type Line, median, type Table } from '../report.ts';

const RUNS = 5;

/**
 * Milliseconds on a phone with DevTools' Slow 4G until the heading of a product's page is shown: loaded by itself in a
 * browser that has nothing yet, by the first tap on a card of the shop, and by a later tap.
 */
export async function measureTaps(): Promise<Table> {
  const dhow = await startServer({ DEMO: '1' }, serverCommand, await savedDemo());
  const browser = await chromium.launch(launchOptions());
  const times: Record<'load' | 'first' | 'later', number[]> = { load: [], first: [], later: [] };
  try {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: dhow.url });
      const page = await context.newPage();
      watchTraffic(page);
      await slowDown(page);
      await visit(page, '/shop');
      await settled(page);
      const address = await addressOf(page, 0);
      times.first.push(await timeOfTap(page, 0));
      await page.goBack();
      await settled(page);
      times.later.push(await timeOfTap(page, 1));
      await context.close();
      times.load.push(await timeOfLoad(await browser.newPage({ baseURL: dhow.url }), address));
    }
  } finally {
    await browser.close();
    await dhow.stop();
  }
  const load = median(times.load);
  const line = (name: string, measured: number, atMost: number | null): Line => ({
    name,
    values: [`${Math.round(measured)} ms`, atMost === null ? '' : `${Math.round(atMost)} ms`],
    isWithin: atMost === null ? null : measured <= atMost,
  });
  return {
    title: 'From a tap to the new heading, on Slow 4G',
    columns: ['', 'measured', 'at most'],
    lines: [
      line('the page loaded by itself', load, null),
      line('the first tap', median(times.first), load),
      line('a later tap', median(times.later), budgets.laterTap),
    ],
  };
}

const cardAt = (page: Page, index: number) =>
  page.locator('.product-card .product-name').nth(index);

async function addressOf(page: Page, index: number): Promise<string> {
  return (await cardAt(page, index).getAttribute('href')) ?? '';
}

/** From the tap to the frame with the new heading, as the page itself sees them. */
async function timeOfTap(page: Page, index: number): Promise<number> {
  const card = cardAt(page, index);
  await card.scrollIntoViewIfNeeded();
  await settled(page);
  const name = (await card.textContent()) ?? '';
  const taken = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let begin = 0;
        addEventListener('click', () => (begin = performance.now()), { capture: true, once: true });
        const look = () => {
          const heading = document.querySelector<HTMLElement>('.product-page h1');
          if (begin > 0 && heading?.textContent === wanted) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );
  await card.tap();
  return taken;
}

async function timeOfLoad(page: Page, address: string): Promise<number> {
  await slowDown(page);
  const begin = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const taken = performance.now() - begin;
  await page.close();
  return taken;
}
