import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { watchTraffic } from '#tests/support/browser/settled.ts';
import { complete, expectSoundLayout, still } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, openAs, ownSeller, productsOf } from '../seller/seller-session.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';
import { ownShop, screensOf } from './screens.ts';

test('the log-out is in sight on a low screen, and on a phone as its menu opens', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const logOut = page.getByRole('button', { name: 'Logout' }).last();
  const open = {
    admin: () => openAsAdmin(page, '/admin/audit'),
    seller: () => openAs(page, seller, '/seller/enquiries'),
  };
  for (const role of ['admin', 'seller'] as const) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open[role]();
    await expect(logOut).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, page.url());
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(logOut).toBeInViewport({ ratio: 1 });
  }
});

test('every entry is in sight on a wide screen, and the current one on a low one, on its other tabs too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, '/admin/mails/texts');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const current = menu.getByRole('link', { name: /^Health/ });
  await expect(current).toHaveAttribute('aria-current', 'page');
  for (const entry of await menu.getByRole('link').all())
    await expect(entry).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 600 });
  await visit(page, '/admin/mails/texts');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('navigation', { name: 'Health' })
    .getByRole('link', { name: /^Mails/ })
    .click();
  await expect(page).toHaveURL('/admin/mails');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 700, height: 600 });
  await visit(page, '/admin/mails/texts');
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(current).toBeInViewport({ ratio: 1 });
});

/** Words of two values of a card that stand against each other, as "RingBrass". */
const runTogether = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const card of document.querySelectorAll('.back-office-card')) {
      const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      let before: { text: string; box: DOMRect; node: Node } | undefined;
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.textContent ?? '';
        const isShown = node.parentElement?.checkVisibility() && text.trim() !== '';
        if (!isShown || node.parentElement?.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()];
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (first === undefined || last === undefined) continue;
        const isBeside = before && Math.abs(before.box.top - first.top) < first.height / 2;
        const gap = before ? first.left - before.box.right : 9;
        const isWord =
          before && /[\p{L}\p{Nd}]$/u.test(before.text) && /^[\p{L}\p{Nd}]/u.test(text);
        if (before && isBeside && isWord && Math.abs(gap) < 2) found.push(`${before.text}|${text}`);
        before = { text, box: last, node };
      }
    }
    return found;
  });

test('cards on phones keep the spaces between words', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  // A change by an admin names the piece and its seller.
  const [lamp] = await productsOf(request, seller);
  await asAdmin(request, 'PUT', `/update-trending/${lamp?._id}`, { isTrending: true });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['product', 'sellers', 'category', 'sub-category', 'audit', 'enquiries']) {
    await openAsAdmin(page, `/admin/${path}`);
    await complete(page);
    await expect(page.locator('.back-office-card').first()).toBeVisible();
    expect(await runTogether(page), path).toEqual([]);
    const cut = await page
      .locator('.back-office-small-print')
      .evaluateAll((prints) =>
        prints
          .filter((print) => print.scrollHeight > print.clientHeight + 1)
          .map((print) => print.textContent),
      );
    expect(cut, path).toEqual([]);
  }
});

test('a toast covers no button, tab or link of the head of any screen', { tag: '@all' }, async ({
  page,
  request,
}) => {
  // It opens every screen.
  test.slow();
  const shop = await ownShop(request);
  const toast = page.locator('[data-sonner-toast]');
  /** Where a toast stands, once it does. */
  async function placeOf() {
    await expect(toast).toBeVisible();
    await still(page);
    const box = await toast.boundingBox();
    if (box === null) throw new Error('It is gone.');
    return box;
  }
  const covered = (box: { x: number; y: number; width: number; height: number }) =>
    page.evaluate(
      ({ x, y, width, height }) =>
        [...document.querySelectorAll('main > header :is(a, button, select), main > nav a')]
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return left < x + width && right > x && top < y + height && bottom > y;
          })
          .map((control) => control.textContent),
      box,
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, shop, '/seller/product');
  await page.getByRole('button', { name: 'Mark sold' }).first().click();
  const place = await placeOf();
  expect(await covered(place)).toEqual([]);
  await openAsAdmin(page, '/admin/product');
  for (const address of screensOf(shop)) {
    await visit(page, address);
    await complete(page);
    expect(await covered(place), address).toEqual([]);
  }
  await openAs(page, shop, '/ar/seller/product');
  await page.getByRole('button', { name: 'تسجيل البيع' }).first().click();
  expect(await covered(await placeOf())).toEqual([]);
});

test('what is selected stays in sight, and a change of many products survives its tab', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const word = ownName('Godwit').replace(' ', '');
  await addProducts(
    request,
    seller,
    Array.from({ length: 30 }, (_, index) => `${word} ${index}`),
  );
  const sold = async () =>
    (await asAdmin<unknown[]>(request, 'GET', `/get-products?q=${word}&availability=sold&limit=50`))
      .length;
  await openAs(page, seller, '/seller/product?size=25');
  const bar = page.getByText('Select all 30 that match').locator('..');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await complete(page);
    await page.getByRole('checkbox', { name: `Select ${word} 0` }).check();
    await page.getByText('Showing 1 to 25 of 30').last().scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectSoundLayout(page, `bulk bar at ${width}`, false);
    await page.getByRole('button', { name: 'Clear selection' }).click();
  }
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 30 that match' }).click();
  await page.getByRole('button', { name: 'Mark sold', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Mark sold: all 30 that match' });
  await dialog.getByRole('button', { name: 'Mark sold' }).click();
  await expect(
    dialog.getByRole('button', { name: /^(Continue in the background|Done)$/ }),
  ).toBeVisible();
  // Whoever began it is gone.
  const elsewhere = await page.context().newPage();
  watchTraffic(elsewhere);
  await page.close();
  await openAs(elsewhere, seller, '/seller/enquiries');
  const strip = elsewhere.getByRole('region', { name: 'Mark sold' });
  await expect(strip).toContainText('30 done, 0 failed');
  expect(await sold()).toBe(30);
  for (const width of [360, 1440]) {
    await elsewhere.setViewportSize({ width, height: 700 });
    await expectSoundLayout(elsewhere, `what came of it at ${width}`);
  }
  await strip.getByRole('button', { name: 'Show and undo' }).click();
  const shown = elsewhere.getByRole('dialog', { name: 'Mark sold: all 30 that match' });
  // Closed, it stays there with its undo.
  await expect(shown).toBeVisible();
  await elsewhere.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await strip.getByRole('button', { name: 'Show and undo' }).click();
  await shown.getByRole('button', { name: 'Undo' }).click();
  await expect(shown.getByText('30 undone, 0 changed since')).toBeVisible();
  expect(await sold()).toBe(0);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(strip).toHaveCount(0);
});
