import { readFile } from 'node:fs/promises';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { openAsAdmin } from '../admin/admin-session.ts';
import { addProducts, callApi, enquire, leadOf, openAs, ownSeller } from './seller-session.ts';

test('a deposit is asked for by UPI, received, and a receipt is written on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/dashboard');
  const card = page.getByRole('region', { name: 'Payments and receipts' });
  await card.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('UPI ID').fill('lamps');
  await page.getByLabel('Legal name').fill('Lamps & Light LLP');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A UPI ID is like name@bank.')).toBeVisible();
  await page.getByLabel('UPI ID').fill('lamps@okbank');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByText('Lamps & Light LLP · lamps@okbank')).toBeVisible();

  const reference = await enquire(request, seller, ['Brass lamp']);
  const { _id } = await leadOf(request, seller, reference);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  await page.getByRole('button', { name: 'Ask for a payment' }).click();
  await page.getByLabel(/^Amount/).fill('200');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(
    page.getByRole('img', { name: /^QR code of upi:\/\/pay\?pa=lamps@okbank/ }),
  ).toBeVisible();
  await expect(page.getByText(/please pay ₹200:/)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mark received' }).click();
  await expect(page.getByText(/^Received on /)).toBeVisible();

  await page.getByRole('button', { name: 'Write a receipt' }).click();
  await expect(page.getByLabel(/^Amount/)).toHaveValue('1,000');
  await page.getByLabel('HSN (optional)').fill('9405');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Write receipt' }).click();
  await expect(page.getByText(/^P\/\d{4}-\d\d\/00001$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const content = await readFile(await (await downloading).path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await expectSoundLayout(page);

  // Support and who keeps the books find it on the seller's tab.
  await openAsAdmin(page, `/admin/sellers/${seller.id}/receipts`);
  await expect(page.getByRole('heading', { name: `Receipts of ${seller.name}` })).toBeVisible();
  const admins = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF of P\// }).click();
  const same = await readFile(await (await admins).path());
  expect(same.equals(content)).toBe(true);
  expect(await findFaults(page)).toEqual([]);
  await expectSoundLayout(page);
});

test('a reservation asks for a deposit in the same step, and shows what came of it', {
  tag: '@all',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await callApi(request, 'PUT', '/seller/set-sale-settings', {
    ...seller,
    data: { upi: 'lamps@okbank', taxRate: '0', taxIncluded: true, version: 0 },
  });
  const reference = await enquire(request, seller, ['Brass lamp']);
  const { _id } = await leadOf(request, seller, reference);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  await page.getByRole('button', { name: 'Reserved', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve', exact: true });
  await dialog.getByLabel('Ask for a deposit').check();
  await dialog.getByLabel(/^Amount/).fill('');
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(dialog.getByText('Price is required')).toBeVisible();
  await dialog.getByLabel(/^Amount/).fill('250');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Payment request' });
  await expect(asked.getByText(/please pay ₹250:/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Reserved until .+ · ₹250 asked for$/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark received' }).click();
  await expect(page.getByText(/^Reserved until .+ · ₹250 received$/)).toBeVisible();
  await expectSoundLayout(page);
});
