import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Seller } from '#contracts/seller.ts';
import { expect, test } from '#tests/support/page-test.ts';
import { asAdmin, openAsAdmin } from './admin-session.ts';

const screens = [
  '/admin/dashboard',
  '/admin/category',
  '/admin/product',
  '/admin/sub-category',
  '/admin/product-type',
  '/admin/sellers',
  '/admin/approvals',
  '/admin/enquiries',
  '/admin/messages',
  '/admin/newsletter',
  '/admin/audit',
  '/admin/account',
  '/admin/category?q=nothing+is+called+this',
];
const open = ['/admin/login', '/admin/forgot-password', '/admin/reset-password'];
/** A screen, and the button that opens its dialog. */
const dialogs: [string, string][] = [
  ['/admin/category', 'Add Category'],
  ['/admin/sub-category', 'Add Sub-Category'],
  ['/admin/product-type', 'Add Product Type'],
  ['/admin/category?q=Watches', 'Edit Watches'],
  ['/admin/category?q=Watches', 'Delete Watches'],
  ['/admin/audit', 'Details'],
  ['/admin/account', 'Log out everywhere'],
];

async function expectSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
}

for (const width of [360, 768, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 900 } });

    for (const screen of screens) {
      test(`${screen} is sound`, async ({ page }) => {
        await openAsAdmin(page, screen);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectSound(page);
      });
    }

    for (const screen of open) {
      test(`${screen} is sound`, async ({ page }) => {
        await page.goto(screen);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectSound(page);
      });
    }

    for (const [screen, button] of dialogs) {
      test(`${button} on ${screen} is sound`, async ({ page }) => {
        await openAsAdmin(page, screen);
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
        await expectSound(page);
      });
    }

    test('the screens about one seller are sound', async ({ page, request }) => {
      const [seller] = await asAdmin<Seller[]>(request, 'GET', '/get-sellers?limit=1');
      await openAsAdmin(page, `/admin/sellers/${seller?._id}`);
      for (const tab of ['Products', 'Profile', 'Enquiries', 'Activity']) {
        const tabs = page.getByRole('navigation', { name: 'Seller' });
        await tabs.getByRole('link', { name: tab }).click();
        await expect(page.locator('h1')).toContainText(seller?.name ?? '');
        await expectSound(page);
      }
    });
  });
}

test('the phone menu is sound, leads on, and logs out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, '/admin/category');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSound(page);
  await page.getByRole('link', { name: 'Product Types' }).click();
  await expect(page).toHaveURL('/admin/product-type');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('by keyboard alone: to a category and its new name', async ({ page }) => {
  await openAsAdmin(page, '/admin/category');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search categories...')).toBeFocused();
  await page.keyboard.type('Watches');
  await expect(page).toHaveURL(/q=Watches/);
  await page.getByRole('button', { name: 'Edit Watches' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Category Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Watches' })).toBeFocused();
});
