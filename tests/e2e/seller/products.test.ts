import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { beginProduct, filled, fillIn, picture } from './product-form.ts';
import { addProducts, openAs, ownSeller, productsOf, setStatus } from './seller-session.ts';

const clip = readFileSync(join(import.meta.dirname, '../../fixtures/media/fifth-of-a-second.mp4'));
test('a product with pictures and a video is created, edited and deleted', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/product');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog.getByLabel('Sub Category')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  for (const field of ['Product name', 'Brand', 'Category', 'Sub category', 'Price (INR)']) {
    await expect(dialog.getByText(`${field} is required`, { exact: true })).toBeVisible();
  }
  await fillIn(page, 'Harbour Chronograph');
  await dialog.getByPlaceholder('Enter product description...').fill('Steel, 40 mm.');
  await dialog.getByRole('switch', { name: 'Set as Trending' }).click();
  await expect(dialog.getByText('PNG, JPG up to 10MB')).toHaveCount(4);
  // Pictures that no other product has: their files are to go with this one.
  const seed = Math.random() * 1000;
  const pictures = [await picture(seed), await picture(seed + 1)];
  await dialog.getByLabel('Image 1 file').setInputFiles(pictures);
  await expect(filled(page)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Switch to Video', exact: true }).first().click();
  await expect(dialog.getByText('MP4, MOV up to 20MB')).toBeVisible();
  await dialog
    .getByLabel('Video 3 file')
    .setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip });
  await expect(filled(page)).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: /Harbour Chronograph/ });
  await expect(row).toContainText('₹1,24,999');
  await expect(row).toContainText('AED 5,499');
  await expect(row).toContainText('2 pictures');
  await expect(row).toContainText('1 videos');

  await page.getByRole('button', { name: 'Edit Harbour Chronograph' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(edit.getByLabel('Product Name')).toHaveValue('Harbour Chronograph');
  await edit.getByRole('button', { name: 'Move image 2 earlier' }).click();
  await edit.getByRole('button', { name: 'Remove video 3' }).click();
  await edit.getByLabel('Price (INR)').fill('99999');
  await edit.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(row).toContainText('₹99,999');
  await expect(row).not.toContainText('videos');

  const [product] = await productsOf(request, seller);
  const shown = await request.get(`/product/${product?._id}`);
  expect(await shown.text()).toContain('99,999');
  const files = product?.images ?? [];
  expect(files).toHaveLength(2);
  for (const file of files) expect((await request.get(file)).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete Harbour Chronograph' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(
    confirm.getByText(
      'Are you sure you want to delete this product? This action cannot be undone.',
    ),
  ).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  await expect(page.getByText('No products found')).toBeVisible();
  expect((await request.get(`/product/${product?._id}`)).status()).toBe(404);
  // To its seller they are shown, in the bin.
  for (const file of files) expect((await fetch(new URL(file, page.url()))).status).toBe(404);
  const search = await request.get('/api/get-product?q=Harbour+Chronograph');
  expect(JSON.stringify(await search.json())).not.toContain(product?._id);
});

test('what was typed and uploaded survives a reload and a lost session', async ({
  page,
  request,
}) => {
  const seller = await beginProduct(page, request, 'Draft Watch', 4);
  await page.reload();
  await expect(page.getByLabel('Product Name')).toHaveValue('Draft Watch');
  await expect(filled(page)).toHaveCount(1);
  await page.evaluate(() => localStorage.removeItem('sellerToken'));
  await page.reload();
  await expect(page).toHaveURL(/\/seller\/?$/);
  await openAs(page, seller, '/seller/product?edit=new');
  await expect(page.getByLabel('Product Name')).toHaveValue('Draft Watch');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /Draft Watch/ })).toContainText('1 pictures');
});

test('cancel resets the form, after asking', { tag: '@all' }, async ({ page, request }) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await page.getByLabel('Product Name').fill('Never mind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  await expect(page.getByLabel('Product Name')).toHaveValue('');
});

test('a picture is turned and cropped before it is used', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await page.getByLabel('Image 1 file').setInputFiles(await picture(5));
  await page.getByRole('button', { name: 'Turn or crop image 1' }).click();
  const editor = page.getByRole('dialog', { name: 'Turn and crop' });
  await editor.getByRole('button', { name: 'Turn', exact: true }).click();
  await editor.getByRole('button', { name: 'Square' }).click();
  await editor.getByRole('button', { name: 'Move the left edge' }).focus();
  await page.keyboard.press('ArrowRight');
  const sent = page.waitForResponse(/upload-media/);
  await editor.getByRole('button', { name: 'Use this' }).click();
  const { data } = await (await sent).json();
  expect(data.media.width).toBeLessThan(data.media.height);
});

test('a file that is refused is told of in its slot, and tried again or removed', {
  tag: '@all',
}, async ({ page, request, complaints }) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await page
    .getByLabel('Image 1 file')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This is not a picture we can use.')).toBeVisible();
  await fillIn(page, 'With a bad file');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('A file has not been uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /With a bad file/ })).toBeVisible();
  complaints.length = 0;
});

test('on a slow line the form says what it does, and is sent once', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await fillIn(page, 'Slow Boat');
  let sent = 0;
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/seller/add-product', async (route) => {
    sent += 1;
    await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  seen.resolve();
  await expect(page.getByRole('row', { name: /Slow Boat/ })).toHaveCount(1);
  expect(sent).toBe(1);
});

test('an upload is cancelled on its way, and a lost one tried again', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  let isLost = true;
  const cancelled = Promise.withResolvers<void>();
  await page.route('**/api/seller/upload-media', async (route) => {
    await cancelled.promise;
    await (isLost ? route.abort() : route.continue());
  });
  await page.getByLabel('Image 1 file').setInputFiles([await picture(7), await picture(8)]);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel the upload of image 2' }).click();
  await expect(page.getByRole('button', { name: 'Upload Image 2' })).toBeVisible();
  cancelled.resolve();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The connection was lost.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
  complaints.length = 0;
});

test('a copy is a draft until its pictures were chosen', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await fillIn(page, 'Twin');
  await page.getByLabel('Image 1 file').setInputFiles(await picture(6));
  await page.getByRole('button', { name: 'Create Product' }).click();
  await page.getByRole('button', { name: 'More for Twin' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Twin (copy)');
  await page.getByRole('button', { name: 'How it will look' }).click();
  await expect(page.getByRole('dialog', { name: 'How it will look' })).toContainText('₹1,24,999');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Product' }).click();
  const needed = page.getByText('Choose pictures for this copy, or keep it as a draft');
  await expect(needed.first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep Draft' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Twin \(copy\)/ })).toHaveCount(0);
  // The draft is still of a copy.
  await page.getByRole('button', { name: 'Edit draft Twin (copy)' }).click();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(needed.first()).toBeVisible();
  await page.getByRole('button', { name: 'Use the same pictures' }).click();
  await expect(filled(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /Twin \(copy\)/ })).toContainText('1 pictures');
});

test('a piece that was added is named, and stands first, also when one comes back', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(
    request,
    seller,
    Array.from({ length: 12 }, (_, index) => `Item ${index}`),
  );
  await openAs(page, seller, '/seller/product?edit=new');
  await fillIn(page, 'Zebra Watch');
  await page.getByRole('button', { name: 'Create Product' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Product created successfully' });
  await expect(notice).toContainText('Zebra Watch');
  const see = notice.getByRole('link', { name: 'See it' });
  const address = (await see.getAttribute('href')) ?? '';
  expect((await request.get(address)).status()).toBe(200);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await notice.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\//);

  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Zebra Watch');
  await expect(first).toContainText('Just added');
  await expect(page.getByRole('row').nth(2)).toContainText('Item 0');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Product', exact: true }).first().click();
  await expect(first).toContainText('Zebra Watch');
  // What is looked for is in its own order.
  await page.getByPlaceholder('Search products...').fill('item');
  await expect(first).toContainText('Item 0');
});

test('of two taps the later counts, though the first screen takes longer to come', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Item 0']);
  await page.route(/assets\/(dashboard|profile)[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await openAs(page, seller, '/seller/product');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const came = page.waitForResponse(/assets\/(dashboard|profile)[^/]*\.js$/);
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await menu.getByRole('link', { name: 'Product', exact: true }).click();
  await page.getByPlaceholder('Search products...').fill('item');
  await came;
  await expect(page).toHaveURL(/q=item/);
  await page.waitForTimeout(500);
  await expect(page.getByRole('row', { name: /Item 0/ })).toBeVisible();
});

test('a long list is searched, sorted and paged', { tag: '@all' }, async ({ page, request }) => {
  const seller = await ownSeller(request);
  const names = Array.from({ length: 62 }, (_, index) => `Item ${String(index).padStart(2, '0')}`);
  await addProducts(request, seller, names);
  await openAs(page, seller, '/seller/product');
  await expect(page.getByText('Showing 1 to 10 of 62 entries')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveText(
    /Previous\s*12\.\.\.7\s*Next/,
  );
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Item 00');
  const header = page.getByRole('columnheader', { name: 'Price (INR)' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('Item 61');
  await page.getByRole('button', { name: 'Page 7' }).click();
  await expect(page.getByText('Showing 61 to 62 of 62 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.getByPlaceholder('Search products...').fill('item 33');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(/^Showing/)).not.toBeInViewport();
});

test('an unapproved account may look and nothing else', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Looked at']);
  await setStatus(request, seller.id, false);
  await openAs(page, seller, '/seller/product?edit=new');
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Looked at' }).click();
  await expect(page.getByText(PENDING_MESSAGE)).toBeVisible();
});
