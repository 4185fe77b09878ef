import { devices, type Page } from '@playwright/test';
import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { slowDown } from '#tests/support/browser/slow-line.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts } from './storefront-pages.ts';

const { viewport, userAgent, deviceScaleFactor, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, hasTouch, isMobile });

type Asked = { path: string; begin: number; end: number };

/** What is asked of the server until `done`, but pictures and beacons; what the browser has already is not among it. */
async function askedUntil(page: Page, done: () => Promise<unknown>): Promise<Asked[]> {
  const devTools = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  await devTools.send('Network.enable');
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { pathname, search } = new URL(request.url);
    if (!['Script', 'Fetch', 'Stylesheet', 'Document', 'Other'].includes(type ?? '')) return;
    asked.set(requestId, { path: pathname + search, begin: timestamp, end: Infinity });
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const found = asked.get(requestId);
    if (found) found.end = timestamp;
  });
  await done();
  const all = [...asked.values()];
  await devTools.detach();
  return all;
}

/** How many came one after the other: each began when one of the round before had ended. */
function roundsOf(asked: readonly Asked[]): number {
  const rounds = new Map<Asked, number>();
  for (const each of asked.toSorted((one, other) => one.begin - other.begin)) {
    const before = [...rounds].filter(([{ end }]) => end <= each.begin).map(([, round]) => round);
    rounds.set(each, Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...rounds.values());
}

/** Begins with the demo's own pieces: those of other tests are cheap, and come and go. */
const SHOP = '/shop?sort=price-high-low';

test('a tap on a card that was seen asks for nothing, another page for its data alone', async ({
  page,
  complaints,
}) => {
  await slowDown(page);
  await visit(page, SHOP);
  await settled(page);
  const card = page.locator('.product-card .product-name').first();
  await card.scrollIntoViewIfNeeded();
  await settled(page);
  const name = (await card.textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 1, name });
  const forCard = await askedUntil(page, async () => {
    await card.tap();
    await heading.waitFor();
  });
  expect(forCard).toEqual([]);
  await settled(page);

  // Of a link that is not fetched ahead.
  const brand = page.locator('.product-details a').first();
  const forList = await askedUntil(page, async () => {
    await brand.tap();
    await expect(page).toHaveURL(/\/shop\?brand=/);
    await page.locator('.product-card').first().waitFor();
  });
  // The cards that are seen at once are fetched ahead behind it.
  const forItself = forList.map(({ path }) => path).filter((path) => !path.startsWith('/product/'));
  expect(forItself).toEqual([expect.stringMatching(/^\/shop\.data\?brand=/)]);
  // On a slow line a hero is late.
  forgetPreloads(complaints);
});

test('a first tap before the page is idle takes two rounds at most', async ({
  page,
  complaints,
}) => {
  await slowDown(page);
  await page.goto(SHOP);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  const asked = await askedUntil(page, async () => {
    await page.locator('.product-card .product-name').first().tap();
    await page.locator('.product-page h1').waitFor();
  });
  expect(roundsOf(asked)).toBeLessThanOrEqual(2);
  forgetPreloads(complaints);
});

test('pages appear where they are to be: new ones at their top, Back where it was', async ({
  page,
}) => {
  await visit(page, SHOP);
  await settled(page);
  const card = page.locator('.product-card .product-name').nth(5);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const seen = await page.evaluateHandle(() => {
    const offsets: number[] = [];
    addEventListener('scroll', () => offsets.push(scrollY));
    return offsets;
  });
  await card.tap();
  await page.locator('.product-page h1').waitFor();
  await page.goBack();
  await page.locator('.product-card').first().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  // One leap each way: nothing slides.
  const offsets = await seen.jsonValue();
  expect(offsets.filter((offset) => offset !== 0 && Math.abs(offset - before) > 1)).toEqual([]);
});

test('Back leads to where it was among favourites too, which the browser keeps', {
  tag: '@all',
}, async ({ page, request }) => {
  const pieces = (await listProducts(request)).slice(0, 16);
  await visit(page, '/about');
  await page.evaluate(
    (kept) => localStorage.setItem('favorites', JSON.stringify(kept)),
    Object.fromEntries(pieces.map(({ name, _id }) => [name, [_id]])),
  );
  await visit(page, '/favourites');
  const card = page.locator('.product-card .product-name').last();
  await card.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await page.evaluate(() => scrollY);
  await card.tap();
  await page.locator('.product-page h1').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
