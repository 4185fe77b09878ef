import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { beginProduct, picture } from './product-form.ts';
import { callApi, newcomer, productsOf, setStatus } from './seller-session.ts';

/** Slow 3G: 400 kbit/s both ways, two seconds until anything comes back. */
async function slowLine(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const throughput = (400 * 1000) / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
    connectionType: 'cellular3g',
  });
}

/** Counts what the page sends to these paths of the API. */
function countWrites(page: Page, path: RegExp): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(request.url())) count.sent += 1;
  });
  return count;
}

test('at the speed of slow 3G a newcomer registers and logs in; everything waits visibly, once', {
  tag: '@all',
}, async ({ page }) => {
  const who = newcomer();
  await visit(page, '/seller/register');
  await page.waitForLoadState('networkidle');
  await slowLine(page);
  const registrations = countWrites(page, /seller\/register/);
  await page.getByLabel('Full Name').fill(who.name);
  await page.getByLabel('Email address').fill(who.email);
  await page.getByLabel('Phone Number').fill(who.phone);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/?$/);
  expect(registrations.sent).toBe(1);

  const logins = countWrites(page, /seller\/login/);
  await page.getByLabel('Email or phone').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await expect(page).toHaveURL('/seller/product', { timeout: 60_000 });
  expect(logins.sent).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(who.name, {
    timeout: 60_000,
  });
});

test('at the speed of slow 3G a product with a picture is added once', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await beginProduct(page, request, 'Slow Boat');
  await slowLine(page);
  const uploads = countWrites(page, /upload-media/);
  const additions = countWrites(page, /add-product/);
  await page.getByLabel('Image 1 file').setInputFiles(await picture(81));
  await expect(page.getByRole('progressbar', { name: /Uploading image 1/ })).toBeVisible();
  // Saving while the picture is still on its way waits for it.
  await page.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product created successfully')).toBeVisible({ timeout: 60_000 });
  expect([uploads.sent, additions.sent]).toEqual([1, 1]);
  expect(await productsOf(request, seller)).toMatchObject([
    { name: 'Slow Boat', images: [expect.any(String)] },
  ]);
});

test('an answer lost on the way and a form sent again do not double the product', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await beginProduct(page, request, 'Lost at sea', 82);
  const lost: number[] = [];
  const loseOnce = (path: string) =>
    page.route(
      path,
      async (route) => {
        lost.push((await route.fetch()).status());
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
  await loseOnce('**/api/seller/add-product');
  const create = page.getByRole('button', { name: 'Create Product' });
  await create.click();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  expect(lost).toEqual([201]);
  await page.reload();
  await expect(page.getByLabel('Product Name')).toHaveValue('Lost at sea');
  await page.getByLabel('Price (INR)').fill('99000');
  await create.click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  expect(await productsOf(request, seller)).toMatchObject([
    { name: 'Lost at sea', priceINR: 99000, images: [expect.any(String)] },
  ]);

  await page.getByRole('button', { name: 'Edit Lost at sea' }).click();
  await loseOnce('**/api/seller/edit-product/*');
  await page.getByLabel('Price (INR)').fill('98000');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();

  await loseOnce('**/api/seller/delete-product/*');
  await page.getByRole('button', { name: 'Delete Lost at sea' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await confirm.click();
  await expect(page.getByText('Failed to delete product')).toBeVisible();
  await confirm.click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  expect(lost).toEqual([201, 200, 200]);
  expect(await productsOf(request, seller)).toEqual([]);
  complaints.length = 0;
});

test('a session that ends while a form is filled in costs nothing', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await beginProduct(page, request, 'Interrupted', 83);
  await callApi(request, 'POST', '/seller/log-out-everywhere', seller);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('heading', { name: 'Seller Login' })).toBeVisible();
  await page.getByLabel('Email or phone').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Interrupted');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /Interrupted/ })).toContainText('1 pictures');
  complaints.length = 0;
});

test('approval taken back while a form is filled in is told in the form', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await beginProduct(page, request, 'Too late');
  await setStatus(request, seller.id, false);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(
    page.getByText('Your account is pending approval. Please contact admin for more information.'),
  ).toBeVisible();
  await expect(page.getByLabel('Product Name')).toHaveValue('Too late');
  complaints.length = 0;
});
