import { readFile } from 'node:fs/promises';
import type { ManagedProduct } from '#contracts/product.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout, viewport } from '#tests/support/browser/sound-layout.ts';
import { addProducts, ownSeller, productsOf } from '../seller/seller-session.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

test('prices of all that match are seen as they will be, then changed and undone', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const word = ownName('Sanderling').replace(' ', '');
  await addProducts(
    request,
    seller,
    Array.from({ length: 12 }, (_, index) => `${word} ${index}`),
  );
  const prices = async () => {
    const found = await asAdmin<ManagedProduct[]>(request, 'GET', `/get-products?q=${word}`);
    return [...new Set(found.map(({ priceINR }) => priceINR))];
  };
  const before = await prices();
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 12 that match' }).click();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices: all 12 that match' });
  const go = dialog.getByRole('button', { name: 'Change prices' });
  await expect(go).toBeDisabled();
  await dialog.getByLabel('Per cent').fill('10');
  await dialog.getByLabel('Rounded (INR)').selectOption('up to end in 9');
  await expect(dialog.getByRole('definition').first()).toHaveText('12');
  await expect(dialog.getByText('₹1,109').first()).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await findFaults(page)).toEqual([]);
  await go.click();
  await expect(dialog.getByText('12 done, 0 failed')).toBeVisible();
  expect(await prices()).toEqual([1119, 1109]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('12 undone, 0 changed since')).toBeVisible();
  expect(await prices()).toEqual(before);
  await dialog.getByRole('button', { name: 'Done' }).click();

  // What the table exports, an import reads.
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const buffer = await readFile(await (await exported).path());
  await page.getByRole('link', { name: 'Import and export' }).click();
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Nothing to change')).toBeVisible();
});

test('one file brings in the products of two sellers, and it is undone', async ({
  page,
  request,
}) => {
  const [one, other] = [await ownSeller(request), await ownSeller(request)];
  const table = [
    'Seller,SKU,Product,Brand,Category,Sub Category,INR,AED',
    `${one.name},A1,Lantern,Calderon,Watches,Chronographs,1500,60`,
    `${other.name},A1,Anchor,Calderon,Watches,Chronographs,1600,70`,
    'Nobody at all,A2,Compass,Calderon,Watches,Chronographs,1700,80',
  ].join('\r\n');
  const names = async (seller: typeof one) =>
    (await productsOf(request, seller)).map(({ name }) => name);
  await page.setViewportSize(viewport(360));
  await openAsAdmin(page, '/admin/product');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expectSoundLayout(page, 'the import of many sellers');
  expect(await findFaults(page)).toEqual([]);
  const buffer = Buffer.from(table);
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'all.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('No seller has this e-mail, phone number or name.')).toBeVisible();
  await expect(page.getByText(`${one.name} · Calderon · A1`)).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible();
  expect([await names(one), await names(other)]).toEqual([['Lantern'], ['Anchor']]);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/removed again/)).toBeVisible();
  expect([await names(one), await names(other)]).toEqual([[], []]);
});
