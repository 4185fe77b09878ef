import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';

const chip = (page: Page, label: string) =>
  page.getByRole('link', { name: `Remove ${label}`, exact: true });

test('what is new from one seller, and a gold watch under 50,000, choice by choice', async ({
  page,
}) => {
  await visit(page, '/shop');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^New this week/ }).check();
  await expect(page).toHaveURL('/shop?new=7');
  const sellers = filters.getByRole('group', { name: 'Seller' });
  if (!(await sellers.isVisible())) await filters.getByText('Seller', { exact: true }).click();
  const seller = sellers.getByRole('checkbox').first();
  const name = (await sellers.locator('bdi').first().textContent()) ?? '';
  await seller.check();
  await expect(page).toHaveURL(/\/shop\?seller=\w+&new=7$/);
  await expect(seller).toBeFocused();
  await chip(page, 'New this week').click();
  await expect(page).toHaveURL(/\/shop\?seller=\w+$/);
  await expect(chip(page, name)).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: /^New this week/ })).not.toBeChecked();
  await page.goBack();
  await expect(filters.getByRole('checkbox', { name: /^New this week/ })).toBeChecked();

  await visit(page, '/shop?q=gold+watch+under+50,000');
  await expect(chip(page, 'Under ₹50,000')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Products' }).getByRole('article').first(),
  ).toBeVisible();
});

for (const width of [360, 768, 1440]) {
  test(`filters with facets are sound at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/shop?q=shoes');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    if (!(await filters.isVisible())) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
    }
    if (width === 360) {
      await expect(filters.getByRole('button', { name: /^Show \d+ pieces?$/ })).toBeVisible();
    }
    expect(await findFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
