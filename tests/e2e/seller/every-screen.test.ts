import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { scene } from '#tests/support/media-files.ts';
import { expect, test } from '#tests/support/page-test.ts';
import { type Account, addProducts, openAs, ownSeller } from './seller-session.ts';

let seller: Account;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.DHOW_URL ?? '' });
  seller = await ownSeller(request);
  const long =
    'An extraordinarily long name of a product that goes on and on, Incomprehensibilities';
  await addProducts(request, seller, ['Short', long, ...'abcdefghijk']);
  await request.dispose();
});

const screens = [
  '/seller/product',
  '/seller/product?q=nothing+is+called+this',
  '/seller/dashboard',
  '/seller/enquiries',
  '/seller/import',
];
const open = [
  '/seller/',
  '/seller/register',
  '/seller/forgot-password',
  '/seller/reset-password?token=x',
];
/** A screen, and the button that opens its dialog. */
const dialogs: [string, string][] = [
  ['/seller/product', 'Add Product'],
  ['/seller/product', 'Edit Short'],
  ['/seller/product', 'Delete Short'],
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
        await openAs(page, seller, screen);
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
        await openAs(page, seller, `${screen}?sort=createdAt&order=asc`);
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
        await expectSound(page);
      });
    }

    test('editing a profile, a picture and a preview is sound', async ({ page }) => {
      await openAs(page, seller, '/seller/dashboard');
      await page.getByRole('button', { name: 'Edit' }).click();
      await expectSound(page);
      await page.goto('/seller/product?edit=new');
      await page.getByLabel('Image 1 file').setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: await scene(900, 600, width).jpeg().toBuffer(),
      });
      await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Turn or crop image 1' }).click();
      await expect(page.getByRole('dialog', { name: 'Turn and crop' })).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'How it will look' }).click();
      await expect(page.getByRole('dialog', { name: 'How it will look' })).toBeVisible();
      await expectSound(page);
    });
  });
}

test('by keyboard alone: to a product and its new price', async ({ page }) => {
  await openAs(page, seller, '/seller/product');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search products...')).toBeFocused();
  await page.keyboard.type('Short');
  await expect(page).toHaveURL(/q=Short/);
  await page.getByRole('button', { name: 'Edit Short' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Price (INR)').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Short/ })).toContainText('₹4,321');
});
