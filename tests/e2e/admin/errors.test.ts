import { expect, test } from '#tests/support/browser/page-test.ts';
import { demoPassword } from '#tests/support/demo-password.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('what is said to be wrong goes with its cause', async ({ page, complaints }) => {
  await openAsAdmin(page, '/admin/category');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const name = page.getByLabel('Category Name');
  const alerts = page.getByRole('dialog').getByRole('alert');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(alerts).toHaveCount(1);
  await name.fill('Watches');
  await expect(alerts).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('A category of this name exists already.')).toHaveCount(1);
  await name.fill('Watches of another kind');
  await expect(page.getByText('A category of this name exists already.')).toHaveCount(0);

  await page.route('**/api/admin/add-category', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(alerts).toHaveCount(1);
  // The line is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(alerts).toHaveCount(0);
  complaints.length = 0;
});

test('passwords that differ are told so until they do not', async ({ page }) => {
  await openAsAdmin(page, '/admin/account');
  await expect(page.getByText('admin@dhow.example')).toBeVisible();
  await page.getByLabel('Current Password').fill(demoPassword());
  await page.getByLabel('New Password', { exact: true }).fill('a password of two words');
  await page.getByLabel('Confirm New Password').fill('a password of three words');
  await page.getByRole('button', { name: 'Update Password' }).click();
  const mismatch = page.getByText('New passwords do not match');
  await expect(mismatch).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('a password of three words');
  await expect(mismatch).toHaveCount(0);
});

test('a list that failed comes back by itself', async ({ page, complaints }) => {
  await page.route('**/api/admin/get-category?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy.', code: 'busy' } }),
  );
  await openAsAdmin(page, '/admin/category');
  await expect(page.getByText('This list did not load')).toBeVisible();
  await page.unroute('**/api/admin/get-category?*');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('This list did not load')).toHaveCount(0);
  complaints.length = 0;
});

test('an upload is cancelled, and what was typed is kept', async ({ page, complaints }) => {
  const name = ownName('Sandpipers');
  await openAsAdmin(page, '/admin/category?edit=new');
  await page.getByLabel('Category Name').fill(name);
  const buffer = await scene(640, 480).png().toBuffer();
  const file = { name: 'tray.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Category Image').setInputFiles(file);
  await page.route('**/api/admin/add-category', () => {});
  await page.getByRole('button', { name: 'Create Category' }).click();
  await page.getByRole('button', { name: /^Cancel the upload of tray/ }).click();
  await expect(page.getByText('The upload was cancelled. Nothing was saved.')).toBeVisible();
  await expect(page.getByLabel('Category Name')).toHaveValue(name);
  await page.unroute('**/api/admin/add-category');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByPlaceholder('Search categories...').fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No categories found.')).toBeVisible();
  complaints.length = 0;
});
