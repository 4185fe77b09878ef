import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import {
  complete,
  expectSoundLayout,
  expectSoundScreens,
  looksClosely,
  viewport,
  widths,
} from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { setStatus } from '../seller/seller-session.ts';
import { invitedAs, openAsAdmin, ownName } from './admin-session.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { dialogsOf, openScreens, ownShop, type Shop, screensOf } from './screens.ts';

const topDialog = (page: Page) => page.locator('.back-office-dialog').last();

let shop: Shop;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  shop = await ownShop(request);
  await request.dispose();
});

/** Each screen, sound and walked through by keyboard. */
async function expectWalkedScreens(page: Page, addresses: readonly string[]): Promise<void> {
  // What comes into view by keyboard is there at once, however busy the machine is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectSoundScreens(page, addresses, async (width) => {
    if (looksClosely(width)) await walkByKeyboard(page);
  });
}

for (const [from, to] of [
  [0, 6],
  [6, 12],
  [12, 18],
  [18, undefined],
]) {
  test(`every screen is sound, and walked by keyboard, from number ${from} on`, async ({
    page,
  }) => {
    await openAsAdmin(page, '/admin/dashboard');
    await expectWalkedScreens(page, screensOf(shop).slice(from, to));
  });
}

test('so is every screen before the log-in', async ({ page }) => {
  // The link of an invitation is in the outbox, in the folder of the demo server.
  const token = process.env.DHOW_DATA_DIR && (await invitedAs(page.request, 'support'));
  const invited = token ? [`/admin/accept-invitation?token=${token}`] : [];
  await expectWalkedScreens(page, [...openScreens, ...invited]);
});

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: viewport(width), contextOptions: { reducedMotion: 'reduce' } });

    for (const [from, to] of [
      [0, 8],
      [8, undefined],
    ]) {
      test(`every dialog is sound, keeps one within and gives the focus back, from number ${from} on`, async ({
        page,
      }) => {
        await openAsAdmin(page, '/admin/dashboard');
        for (const { name, address, open } of dialogsOf(shop).slice(from, to)) {
          await test.step(name, async () => {
            await visit(page, address);
            await complete(page);
            await open(page);
            const dialogs = page.locator('.back-office-dialog');
            await expect(dialogs.last()).toBeVisible();
            await expectSoundLayout(page, name, looksClosely(width));
            await expect(dialogs.last().locator('.back-office-skeleton')).toHaveCount(0);
            if (looksClosely(width)) await walkByKeyboard(page, '.back-office-dialog');
            const isOver = (await dialogs.count()) > 1;
            await page.keyboard.press('Escape');
            await expect(dialogs).toHaveCount(isOver ? 1 : 0);
            await expect(page.locator(':focus')).toBeVisible();
            await page.evaluate(() => sessionStorage.clear());
          });
        }
      });
    }

    test('a message, and the decision about who waits, are sound', async ({ page, request }) => {
      const name = ownName('Sanderling');
      const data = { name, email: 'sanderling@post.example', message: 'Long ago. '.repeat(300) };
      await request.post('/api/contact', { data });
      await openAsAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`);
      await expectSoundLayout(page, 'unread message', looksClosely(width));
      await page.getByRole('button', { name: 'Read the message' }).click();
      await expect(topDialog(page)).toBeVisible();
      await expectSoundLayout(page, 'message', looksClosely(width));

      const { id, name: seller } = await ownShop(request);
      await setStatus(request, id, false, 'Papers are missing.');
      await visit(page, `/admin/sellers/${id}/profile`);
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByRole('dialog', { name: `Approve ${seller}` })).toBeVisible();
      await expectSoundLayout(page, 'approve', looksClosely(width));
    });
  });
}

test('the phone menu is sound, leads on, and logs out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, '/admin/category', { isOwn: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSoundLayout(page, 'menu');
  await page.getByRole('link', { name: 'Sub-Categories' }).click();
  await expect(page).toHaveURL('/admin/sub-category');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
});
