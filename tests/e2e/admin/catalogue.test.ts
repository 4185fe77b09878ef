import type { Category } from '#contracts/category.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { complete } from '#tests/support/browser/sound-layout.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

const picture = async () => ({
  name: 'tray.png',
  mimeType: 'image/png',
  buffer: await scene(640, 480).png().toBuffer(),
});

test('a category is added with its picture, edited, unlisted and deleted', async ({
  page,
  request,
}) => {
  const name = ownName('Trays');
  // A photograph of a phone takes its time to be scaled down.
  await page.addInitScript(() => {
    const make: (image: Blob, options?: ImageBitmapOptions) => Promise<ImageBitmap> =
      globalThis.createImageBitmap.bind(globalThis);
    const later = async (image: Blob, options?: ImageBitmapOptions) => {
      await new Promise((wait) => setTimeout(wait, 3000));
      return make(image, options);
    };
    Object.assign(globalThis, { createImageBitmap: later });
  });
  await openAsAdmin(page, '/admin/category');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Category' });
  await expect(dialog.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(dialog.getByText('Category name is required')).toBeVisible();

  await dialog.getByLabel('Category Name').fill(name);
  await dialog.getByLabel('Category Image').setInputFiles(await picture());
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(dialog.getByRole('img', { name: 'Preview' })).toHaveCount(0);
  await dialog.getByLabel('Category Image').setInputFiles(await picture());
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByPlaceholder('Search categories...').fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('LISTED', { exact: true })).toBeVisible();
  await expect(row.locator('img')).toBeVisible();

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Category' });
  await expect(editing.getByLabel('Category Name')).toHaveValue(name);
  await expect(editing.getByRole('img', { name: 'Preview' })).toBeVisible();
  const focus = editing.getByRole('slider', { name: 'Focus point' });
  await focus.focus();
  for (const key of ['Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  const point = await focus.getAttribute('aria-valuetext');
  await editing.getByLabel('Category Name').fill(`${name} of brass`);
  await page.keyboard.press('Enter');
  await expect(editing).toHaveCount(0);
  const renamed = page.getByRole('row', { name: new RegExp(`${name} of brass`) });
  await expect(renamed.locator('img')).toBeVisible();

  const [moved] = await asAdmin<Category[]>(request, 'GET', `/get-category?q=${name}`);
  expect(`${moved?.focusX}% from the left, ${moved?.focusY}% from the top`).toBe(point);

  await renamed.hover();
  await renamed.getByRole('button', { name: `Unlist ${name}` }).click();
  await expect(renamed.getByText('UNLISTED')).toBeVisible();
  await renamed.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(renamed).toHaveCount(0);
});

test('a refusal says why, and keeps the dialog with what was typed', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  await openAsAdmin(page, '/admin/category');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await page.getByLabel('Category Name').fill('Watches');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('A category of this name exists already.').first()).toBeVisible();
  await expect(page.getByLabel('Category Name')).toHaveValue('Watches');
  complaints.length = 0;

  await page.keyboard.press('Escape');
  await expect(page.getByText('Discard what you typed?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Category Name')).toHaveValue('Watches');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is in use is not deleted, and says why', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  await openAsAdmin(page, '/admin/category?q=Watches');
  const row = page.getByRole('row', { name: /Watches/ });
  await row.hover();
  await row.getByRole('button', { name: 'Delete Watches' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This category still has sub-categories')).toBeVisible();
  complaints.length = 0;
});

test('of two admins the second is told', async ({ page, request, complaints }) => {
  const name = ownName('Lanterns');
  const { data } = await asAdmin<{ data: Category }>(request, 'POST', '/add-category', { name });
  await openAsAdmin(page, `/admin/category?edit=${data._id}`);
  await expect(page.getByLabel('Category Name')).toHaveValue(name);
  await asAdmin(request, 'PUT', '/edit-category', {
    name: `${name} of the first`,
    categoryId: data._id,
    version: data.version,
  });
  await page.getByLabel('Category Name').fill(`${name} of the second`);
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText('This was changed in the meantime.')).toBeVisible();
  await expect(page.getByLabel('Category Name')).toHaveValue(`${name} of the second`);
  complaints.length = 0;
  await page.getByRole('button', { name: 'Show the newest version' }).click();
  await expect(page.getByLabel('Category Name')).toHaveValue(`${name} of the first`);
  await asAdmin(request, 'DELETE', `/delete-category/${data._id}`);
});

test('sub-categories: searched from page 1, paged, and added under their parent', {
  tag: '@all',
}, async ({ page, request }) => {
  await openAsAdmin(page, '/admin/sub-category');
  await expect(page.getByText(/^Showing 1 to 10 of \d+ subcategories$/)).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Showing 11 to /)).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('WATCHES');
  await expect(page).toHaveURL('/admin/sub-category?q=WATCHES');
  await expect(page.getByRole('cell', { name: 'Watches', exact: true }).first()).toBeVisible();
  await page.getByPlaceholder('Search subcategories...').fill('nothing is called this');
  await expect(page.getByText('No subcategories found.')).toBeVisible();

  const name = ownName('Pocket');
  await page.getByRole('button', { name: 'Add Sub-Category' }).click();
  await page.getByRole('button', { name: 'Create Sub-Category' }).click();
  await expect(page.getByText('Parent category is required')).toBeVisible();
  await page.getByLabel('Parent Category').selectOption({ label: 'Watches' });
  await page.getByLabel('Sub-Category Name').fill(name);
  await page.getByRole('button', { name: 'Create Sub-Category' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByPlaceholder('Search subcategories...').fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByRole('cell', { name: 'Watches', exact: true })).toBeVisible();
  const [made] = await asAdmin<Category[]>(
    request,
    'GET',
    `/get-subcategory?q=${encodeURIComponent(name)}`,
  );
  await asAdmin(request, 'DELETE', `/delete-subcategory/${made?._id}`);
});

test('product types: a sub category only of the chosen category', { tag: '@all' }, async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/product-type');
  await page.getByRole('button', { name: 'Add Product Type' }).click();
  const category = page.getByLabel('Category', { exact: true });
  const sub = page.getByLabel('Sub Category');
  await expect(sub).toBeDisabled();
  await category.selectOption({ label: 'Watches' });
  await expect(sub).toBeEnabled();
  await sub.selectOption({ label: 'Chronographs' });
  const chosen = await sub.inputValue();
  await category.selectOption({ label: 'Home' });
  await expect(sub).toHaveValue('');
  await expect(sub.locator(`option[value="${chosen}"]`)).toHaveCount(0);
});

test('many at once: each row has its own result', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const name = ownName('Screens');
  const { data } = await asAdmin<{ data: Category }>(request, 'POST', '/add-category', { name });
  await openAsAdmin(page, '/admin/category');
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByPlaceholder('Search categories...').fill('Watches');
  await page.getByRole('checkbox', { name: 'Select Watches' }).check();
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('1 done, 1 failed')).toBeVisible();
  await expect(dialog.getByText('This category still has sub-categories')).toBeVisible();
  complaints.length = 0;
  expect(await asAdmin(request, 'GET', `/get-category/${data._id}`)).toMatchObject({
    code: 'not-found',
  });
});

test('by keyboard alone: to a category and its new name', { tag: '@all' }, async ({ page }) => {
  await openAsAdmin(page, '/admin/category');
  await complete(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search categories...')).toBeFocused();
  await page.keyboard.type('Watches');
  await expect(page).toHaveURL(/q=Watches/);
  await page.getByRole('button', { name: 'Edit Watches' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Category Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Watches' })).toBeFocused();
});
