import { readFile } from 'node:fs/promises';
import type { ManagedProduct } from '#contracts/product.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, callApi, ownSeller, productsOf } from '../seller/seller-session.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

test('sorted by their heads, searched by name and brand, paged with ellipses', async ({
  page,
  request,
}) => {
  await openAsAdmin(page, '/admin/product');
  await expect(page.getByText(/^Showing 1 to 10 of [\d,]+ entries$/)).toBeVisible();
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('Product')).toHaveAttribute('aria-sort', 'ascending');
  for (const name of ['Product', 'Seller', 'Brand', 'Category', 'INR price', 'AED price']) {
    await expect(head(name).getByRole('button')).toBeVisible();
  }
  for (const name of ['Sub Category', 'Img', 'Trend']) {
    await expect(head(name).getByRole('button')).toHaveCount(0);
  }

  await head('INR price').getByRole('button').click();
  await expect(head('INR price')).toHaveAttribute('aria-sort', 'ascending');
  await head('INR price').getByRole('button').click();
  await expect(head('INR price')).toHaveAttribute('aria-sort', 'descending');
  const [dearest] = await asAdmin<ManagedProduct[]>(
    request,
    'GET',
    '/get-products?sort=priceINR&order=desc&limit=1',
  );
  await expect(page.getByRole('row').nth(1)).toContainText(dearest?.name ?? '');

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByText('...')).toHaveCount(1);
  const last = pages.getByRole('listitem').last().getByRole('button');
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();

  await page.getByPlaceholder('Search products...').fill(dearest?.brand.toUpperCase() ?? '');
  await expect(page).toHaveURL(/q=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('row').nth(1)).toContainText(dearest?.brand ?? '');
  await page.getByPlaceholder('Search products...').fill('nothing is called this');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.goBack();
});

test('an address that asks for what no list has shows the list as it is', async ({ page }) => {
  await openAsAdmin(page, '/admin/product?sort=nonsense&order=upwards&page=abc');
  await expect(page.getByText(/^Showing 1 to 10 of [\d,]+ entries$/)).toBeVisible();
  const head = page.getByRole('columnheader', { name: 'Product', exact: true });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');

  await visit(page, '/admin/sellers?sort=nonsense&page=999999');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/page=\d{1,3}$/);
  // The way back leads out, not into the page that is not there.
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/product/);
});

test('the trend switch shows at once, and goes back where the call fails', async ({
  page,
  request,
  complaints,
}) => {
  const [product] = await asAdmin<ManagedProduct[]>(
    request,
    'GET',
    '/get-products?q=Mess%20Penny%20Oxblood&limit=1',
  );
  if (product?.name !== 'Mess Penny Oxblood') throw new Error('The demo has this product');
  await openAsAdmin(page, '/admin/product?q=Mess+Penny+Oxblood');
  const toggle = page.getByRole('switch', { name: `Trending: ${product.name}`, exact: true });
  const was = String(product.trending);
  const turned = String(!product.trending);
  await expect(toggle).toHaveAttribute('aria-checked', was);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/update-trending/**', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } });
  });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', turned);
  release();
  await expect(toggle).toHaveAttribute('aria-checked', was);
  complaints.length = 0;

  await page.unroute('**/api/admin/update-trending/**');
  const answered = page.waitForResponse('**/api/admin/update-trending/**');
  await toggle.click();
  expect((await answered).ok()).toBe(true);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-checked', turned);
  await asAdmin(request, 'PUT', `/update-trending/${product._id}`, {
    isTrending: product.trending,
  });
});

test('the whole list is exported, as it is narrowed', async ({ page, request }) => {
  const word = ownName('Sandpiper').replace(' ', '');
  const names = Array.from({ length: 12 }, (_, index) => `${word} ${index}`);
  await addProducts(request, await ownSeller(request), names);
  await openAsAdmin(page, `/admin/product?withoutPictures=true&q=${word}`);
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toMatch(/^\W?Seller,Article number,Product Name,Brand,/);
  expect(lines).toHaveLength(names.length + 1);
});

test('a list that fails says so, and is tried again', async ({ page, complaints }) => {
  await page.route('**/api/admin/get-products?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'It is broken.', code: 'internal' } }),
  );
  await openAsAdmin(page, '/admin/product');
  await expect(page.getByText('This list did not load')).toBeVisible();
  await page.unroute('**/api/admin/get-products?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  complaints.length = 0;
});

test('the screen says which trending pieces the home page shows', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const word = ownName('Turnip').replace(' ', '');
  await addProducts(request, seller, [`${word} shown`, `${word} hidden`]);
  const products = await productsOf(request, seller);
  const hidden = products.find(({ name }) => name.endsWith('hidden'));
  const url = `/seller/hide-product/${hidden?._id}`;
  await callApi(request, 'PUT', url, { ...seller, data: { hidden: true } });
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await expect(page.getByText('The home page shows the newest 12 trending products')).toBeVisible();
  const row = (end: string) => page.getByRole('row', { name: new RegExp(`${word} ${end}`) });
  await row('shown').getByRole('switch').click();
  await row('hidden').getByRole('switch').click();
  await expect(row('hidden').getByText('Not on the home page')).toBeVisible();
  await expect(row('shown').getByText('Not on the home page')).toHaveCount(0);
});
