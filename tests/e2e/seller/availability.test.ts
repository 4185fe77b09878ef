import type { Locator } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { openAsAdmin } from '../admin/admin-session.ts';
import { addProducts, openAs, ownSeller, productsOf } from './seller-session.ts';

test('a piece is sold with one tap on a phone, taken back, reserved and hidden', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/product');
  const card = page.getByRole('listitem').filter({ hasText: 'Brass lamp' });
  // A button says what it does; how the piece stands is told beside it, and by nothing else.
  await expect(card.getByText('Available', { exact: true })).toBeVisible();
  await expect(card.getByText('Sold', { exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: 'Mark sold: Brass lamp' }).click();
  await expect(card.getByText('Sold', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Make available: Brass lamp' })).toBeVisible();
  const fontOf = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).fontFamily);
  const undo = page.getByRole('button', { name: 'Undo' });
  const typeface = await fontOf(page.getByRole('heading', { level: 1 }));
  expect([await fontOf(page.locator('.back-office-toast')), await fontOf(undo)]).toEqual([
    typeface,
    typeface,
  ]);
  await undo.click();
  await expect(card.getByText('Available', { exact: true })).toBeVisible();

  const more = card.getByRole('button', { name: 'More for Brass lamp' });
  await more.click();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Reserve…' }).click();
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(card.getByText(/^Reserved until \d+ \w+$/)).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Hide from shoppers' }).click();
  await expect(card.getByText('Hidden: by its seller')).toBeVisible();
  await expectSoundLayout(page);
});

test('an admin takes a piece down and up, and its seller asks for another look', {
  tag: '@all',
}, async ({ page, request, browser }) => {
  const seller = await ownSeller(request);
  const name = `Copper kettle ${seller.id.slice(0, 6)}`;
  await addProducts(request, seller, [name]);
  const [product] = await productsOf(request, seller);
  await openAsAdmin(page, `/admin/product?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Take down…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('authenticity');
  await dialog.getByLabel('What the seller should know').fill('Show us the mark.');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(row.getByText('Hidden: taken down')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Hidden: taken down')).toHaveCount(0);
  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Take down…' }).click();
  await dialog.getByLabel('Reason').selectOption('authenticity');
  await dialog.getByLabel('What the seller should know').fill('Show us the mark.');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(row.getByText('Hidden: taken down')).toBeVisible();
  expect((await request.get(`/api/get-product/${product?._id}`)).status()).toBe(404);

  const theirs = await browser.newPage();
  await openAs(theirs, seller, '/seller/product');
  await expect(theirs.getByText('Show us the mark.')).toBeVisible();
  await theirs.getByRole('button', { name: /^Ask for a new review/ }).click();
  await expect(theirs.getByRole('dialog')).toContainText('We doubt that it is authentic');
  await theirs.getByLabel('What you changed').fill('There it is.');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Ask for a new review' }).click();
  await expect(theirs.getByText('You asked for a new review')).toBeVisible();
  await theirs.close();

  await page.goto('/admin/approvals/looks');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('There it is.');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: `Put up ${name}` }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  expect((await request.get(`/api/get-product/${product?._id}`)).status()).toBe(200);
});
