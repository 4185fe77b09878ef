import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/page-test.ts';
import {
  expectSoundLayout,
  expectSoundLayoutAtEveryWidth,
  viewport,
  widths,
} from '#tests/support/sound-layout.ts';
import { setStatus } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';
import { dialogsOf, openScreens, ownShop, type Shop, screensOf } from './screens.ts';

const topDialog = (page: Page) => page.locator('.back-office-dialog').last();

let shop: Shop;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  shop = await ownShop(request);
  await request.dispose();
});

test('every screen is sound at every width: the marketplace', async ({ page }) => {
  test.setTimeout(300_000);
  await openAsAdmin(page, '/admin/dashboard');
  await expectSoundLayoutAtEveryWidth(page, screensOf(shop).slice(0, 9));
});

test('every screen is sound at every width: its people', async ({ page }) => {
  test.setTimeout(300_000);
  await openAsAdmin(page, '/admin/dashboard');
  await expectSoundLayoutAtEveryWidth(page, screensOf(shop).slice(9));
});

test('every screen before the log-in is sound at every width', async ({ page }) => {
  await expectSoundLayoutAtEveryWidth(page, openScreens);
});

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: viewport(width) });

    test('every dialog is sound', async ({ page }) => {
      test.setTimeout(600_000);
      await openAsAdmin(page, '/admin/dashboard');
      for (const { name, address, open } of dialogsOf(shop)) {
        await page.goto(address);
        await open(page);
        await expect(topDialog(page)).toBeVisible();
        await expectSoundLayout(page, name);
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    test('a message, and the decision about who waits, are sound', async ({ page, request }) => {
      const name = ownName('Sanderling');
      const data = { name, email: 'sanderling@post.example', message: 'Long ago. '.repeat(300) };
      await request.post('/api/contact', { data });
      await openAsAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`);
      await expectSoundLayout(page, 'unread message');
      await page.getByRole('button', { name: 'Read the message' }).click();
      await expect(topDialog(page)).toBeVisible();
      await expectSoundLayout(page, 'message');

      const { id, name: seller } = await ownShop(request);
      await setStatus(request, id, false, 'Papers are missing.');
      await page.goto(`/admin/sellers/${id}/profile`);
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByRole('dialog', { name: `Approve ${seller}` })).toBeVisible();
      await expectSoundLayout(page, 'approve');
    });
  });
}

test('the phone menu is sound, leads on, and logs out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, '/admin/category', { isOwn: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSoundLayout(page, 'menu');
  await page.getByRole('link', { name: 'Product Types' }).click();
  await expect(page).toHaveURL('/admin/product-type');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
});
