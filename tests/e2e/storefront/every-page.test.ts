import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/page-test.ts';
import { listProducts, plainPages, productAddress } from './storefront-pages.ts';

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

async function expectSound(page: Page, address: string): Promise<void> {
  await page.addInitScript(countShifts);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => document.title.length)).toBeGreaterThan(3);
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wider()).toBe(0);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
}

const widths = [360, 768, 1440];

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 900 } });

    for (const address of plainPages) {
      test(`${address} is accessible, quiet and still`, async ({ page }) => {
        await expectSound(page, address);
      });
    }

    test('a product is accessible, quiet and still', async ({ page, request }) => {
      const [product] = await listProducts(request);
      await expectSound(page, product ? productAddress(product) : '/shop');
    });

    test('so is the shop with nothing to show', async ({ page }) => {
      await expectSound(page, '/shop?q=nothing+is+called+this');
    });
  });
}

test('open menu and filter sheet are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop');
  for (const name of ['Filters', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('an address that leads nowhere says so', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page');
  complaints.length = 0;
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found');
});
