import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { isEverything } from '#tests/support/browser/browser.ts';
import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { looksClosely, overflowOf, viewport, widths } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import {
  deeperPages,
  plainPages,
  productAddress,
  productWithPictures,
} from './storefront-pages.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Runs before the page does: adds up whatever moves without being asked to. */
function countShifts() {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs before the page does: the welcome, which fades over the home page, has been seen. */
function skipWelcome() {
  sessionStorage.setItem('hasShownWelcome', 'true');
}

/**
 * Counts from the next page on, with all fonts loaded: machines for tests have none of those that stand in
 * for ours on devices, so that lines change their measure where a font comes late.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  await page.addInitScript(countShifts);
}

/** A line's width may differ by a hair where its font is late all the same; nothing else may move. */
const FONT_ARRIVING = 0.005;

/**
 * A busy machine may draw a page before it has read a font that it kept, and moves every line then. What
 * moves by the page's own doing moves on each visit, a late font does not.
 */
const VISITS = 3;

/** How much the page that is open has moved; one that moved is visited again. */
async function shiftsOf(page: Page, address: string, visits = VISITS): Promise<number> {
  const shifts = await page.evaluate(() => window.shifts);
  if (shifts < FONT_ARRIVING || visits === 1) return shifts;
  await visit(page, address);
  await settled(page);
  return shiftsOf(page, address, visits - 1);
}

/** Loads the page at each width in `npm run test:all`; else on a phone, and shows it at the others. */
async function expectQuiet(page: Page, address: string): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize(viewport(width));
    const isLoaded = isEverything || index === 0;
    if (isLoaded) await visit(page, address);
    await settled(page);
    if (looksClosely(width)) expect(await findFaults(page), address).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => document.title.length)).toBeGreaterThan(3);
    expect(await overflowOf(page), address).toBe(0);
    if (isLoaded) expect(await shiftsOf(page, address), address).toBeLessThan(FONT_ARRIVING);
  }
}

for (const [from, to] of [
  [0, 6],
  [6, 12],
  [12, 17],
  [17, 22],
  [22, undefined],
]) {
  test(`every page is accessible, quiet and still at every width, from number ${from} on`, async ({
    page,
    request,
    complaints,
  }) => {
    await watchShifts(page);
    await page.addInitScript(skipWelcome);
    const nothing = '/shop?q=nothing+is+called+this';
    const pages = [...plainPages, nothing, ...Object.values(await deeperPages(request))];
    for (const address of pages.slice(from, to)) await expectQuiet(page, address);
    // A picture that was shown larger before is taken from there, not from the preload.
    forgetPreloads(complaints);
  });
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
}

test('whatever opens is accessible: on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop');
  for (const name of ['Filters', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  const pages = await deeperPages(request);
  await visit(page, pages["a seller's sub-category"]);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/shop');
  await page.getByLabel('Search products').pressSequentially('wa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('whatever opens is accessible: on a desk', { tag: '@all' }, async ({ page, request }) => {
  await visit(page, '/about');
  await page.getByPlaceholder('Search', { exact: true }).pressSequentially('wa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await visit(page, productAddress(await productWithPictures(request)));
  await page.getByRole('button', { name: 'Zoom' }).click();
  await expect(page.getByRole('application', { name: /Zoom lens/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/favourites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

test('an address that leads nowhere says so', async ({ page, complaints }) => {
  const answer = await visit(page, '/no/such/page');
  complaints.length = 0;
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found');
});
