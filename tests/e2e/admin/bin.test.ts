import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('a deleted piece and a deleted seller are restored from the bin', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const name = ownName('Godwit');
  await addProducts(request, seller, [name]);
  const [product] = await productsOf(request, seller);
  const address = `/api/get-product/${product?._id}`;
  await openAsAdmin(page, `/admin/product?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('price');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  await visit(page, `/admin/bin?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name })).not.toContainText('An admin');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} is restored`)).toBeVisible();
  expect((await request.get(address)).status()).toBe(200);

  await visit(page, `/admin/sellers/${seller.id}/profile`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Seller' }).click();
  // The dialog says the same before.
  await expect(page.getByRole('button', { name: 'Delete Seller' })).toBeHidden();
  await expect(
    page.getByText(/in the bin until .* and can be restored as it was/).first(),
  ).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await visit(page, '/admin/bin?kind=seller');
  await page.getByRole('button', { name: `Restore ${seller.name}` }).click();
  await expect(page.getByText(`${seller.name} is restored`)).toBeVisible();
  expect((await request.get(address)).status()).toBe(200);
});
