import type { APIRequestContext } from '@playwright/test';
import type { ManagedProduct } from '#contracts/product.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { addProducts, callApi, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

/** A product of a seller of its own, which no other test knows. */
async function ownProduct(request: APIRequestContext) {
  const { id: sellerId, token } = await ownSeller(request);
  const name = ownName('Tern');
  await addProducts(request, { token }, [name]);
  const [product] = await productsOf(request, { id: sellerId, token });
  const address = `/admin/product?q=${encodeURIComponent(name)}`;
  return { name, id: product?._id ?? '', sellerId, token, address };
}

test('a product is edited, files and all, and the seller and the shop see it', async ({
  page,
  request,
}) => {
  const { name, id, address, token } = await ownProduct(request);
  await openAsAdmin(page, address);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(dialog.getByLabel('Product Name')).toHaveValue(name);
  await dialog.getByLabel('Product Name').fill(`${name} mended`);
  const picture = {
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: await scene(600, 750, 3).jpeg().toBuffer(),
  };
  await dialog.getByLabel('Image 1 file').setInputFiles(picture);
  await expect(dialog.getByAltText('Preview of image 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(`${name} mended`) })).toBeVisible();
  const shown = await (await request.get(`/api/get-product/${id}`)).json();
  expect([shown.name, shown.images.length]).toEqual([`${name} mended`, 1]);
  const own = await callApi<ManagedProduct>(request, 'GET', `/seller/get-product/${id}`, { token });
  expect(own.name).toBe(`${name} mended`);
});

test('who saves second is told, and chooses between both versions', async ({
  page,
  request,
  complaints,
}) => {
  const { name, id, address, token } = await ownProduct(request);
  await openAsAdmin(page, address);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByLabel('Brand').fill('Second');
  const { categoryId, subCategoryId } = await callApi<ManagedProduct>(
    request,
    'GET',
    `/get-product/${id}`,
  );
  const parents = { categoryId: categoryId._id, subCategoryId: subCategoryId._id };
  const data = { name, brand: 'First', ...parents, priceINR: '900', priceAED: '40' };
  await callApi(request, 'PUT', `/seller/edit-product/${id}`, { token, data });
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare and choose' }).click();
  const versions = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await versions.getByRole('radio', { name: /First/ }).check();
  await versions.getByRole('button', { name: 'Use these' }).click();
  await expect(dialog.getByLabel('Brand')).toHaveValue('First');
  complaints.length = 0;
});

test("a product is deleted from its seller's table, and is gone at once", async ({
  page,
  request,
}) => {
  const { name, id, sellerId } = await ownProduct(request);
  await openAsAdmin(page, `/admin/sellers/${sellerId}?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await expect(question).toContainText('It waits in the bin for 30 days');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('Choose a reason', { exact: true }).last()).toBeVisible();
  await question.getByLabel('Reason').selectOption('price');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  await expect(page.getByText('No products found')).toBeVisible();
  expect((await request.get(`/api/get-product/${id}`)).status()).toBe(404);
});

test('a failed deletion says so and leaves the product', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const { name, address } = await ownProduct(request);
  await page.route('**/api/admin/delete-product/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'It is broken.', code: 'internal' } }),
  );
  await openAsAdmin(page, address);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await question.getByLabel('Reason').selectOption('price');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('It is broken.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  complaints.length = 0;
});

test('several are deleted at once, each telling how it went', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const word = ownName('Heap').replace(' ', '');
  await addProducts(request, await ownSeller(request), [`${word} One`, `${word} Two`]);
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete: 2 selected' });
  await dialog.getByLabel('Reason').selectOption('price');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('2 done, 0 failed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No products found')).toBeVisible();
});
