import { expect, test } from '#tests/support/page-test.ts';
import { complete } from '#tests/support/sound-layout.ts';
import { openAsAdmin } from './admin-session.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { dialogsOf, openScreens, ownShop, type Shop, screensOf } from './screens.ts';

let shop: Shop;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  shop = await ownShop(request);
  await request.dispose();
});

for (const width of [360, 1440]) {
  test.describe(`by keyboard, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('everything on every screen is reached, in order, and seen where one is', async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await openAsAdmin(page, '/admin/dashboard');
      for (const address of screensOf(shop)) {
        await page.goto(address);
        await complete(page);
        await test.step(address, () => walkByKeyboard(page));
      }
    });

    test('and on the screens before the log-in', async ({ page }) => {
      for (const address of openScreens) {
        await page.goto(address);
        await complete(page);
        await test.step(address, () => walkByKeyboard(page));
      }
    });

    test('and in every dialog, which keeps one within, closes by Esc and gives the focus back', async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await openAsAdmin(page, '/admin/dashboard');
      for (const { name, address, open } of dialogsOf(shop)) {
        await test.step(name, async () => {
          await page.goto(address);
          await complete(page);
          await open(page);
          const dialogs = page.locator('.back-office-dialog');
          await expect(dialogs.last()).toBeVisible();
          await complete(page);
          await expect(dialogs.last().locator('.back-office-skeleton')).toHaveCount(0);
          await walkByKeyboard(page, '.back-office-dialog');
          const isOver = (await dialogs.count()) > 1;
          await page.keyboard.press('Escape');
          await expect(dialogs).toHaveCount(isOver ? 1 : 0);
          await expect(page.locator(':focus')).toBeVisible();
          await page.evaluate(() => sessionStorage.clear());
        });
      }
    });
  });
}

test('by keyboard alone: to a category and its new name', async ({ page }) => {
  await openAsAdmin(page, '/admin/category');
  await complete(page);
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
