import { demoAdmin } from '#server/demo/demo-logins.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoPassword } from '#tests/support/demo-password.ts';
import { openAsAdmin } from './admin-session.ts';

test('a token that ends mid-work leads to the log-in and back, with what was typed', async ({
  page,
  complaints,
}) => {
  await openAsAdmin(page, '/admin/sub-category');
  await page.getByRole('button', { name: 'Add Sub-Category' }).click();
  await page.getByLabel('Sub-Category Name').fill('Typed before the end');
  await page.getByLabel('Parent Category').selectOption({ label: 'Watches' });
  await page.evaluate(() => localStorage.setItem('adminToken', `${'x'.repeat(30)}.y.z`));
  await page.getByRole('button', { name: 'Create Sub-Category' }).click();
  await expect(page).toHaveURL('/admin/login');
  complaints.length = 0;

  await page.getByLabel('Email or phone').fill(demoAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/sub-category?edit=new');
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await expect(page.getByLabel('Sub-Category Name')).toHaveValue('Typed before the end');
  await expect(page.getByLabel('Parent Category').locator('option:checked')).toHaveText('Watches');
});

test('a lost connection is told where one waits, and nothing is sent twice', async ({
  page,
  complaints,
}) => {
  await openAsAdmin(page, '/admin/category');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await page.getByLabel('Category Name').fill('Lost on the way');
  let sent = 0;
  await page.route('**/api/admin/add-category', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await expect(page.getByLabel('Category Name')).toHaveValue('Lost on the way');
  await expect(page.getByRole('button', { name: 'Create Category' })).toBeEnabled();
  expect(sent).toBe(1);
  complaints.length = 0;
});

test('no code of the back offices is in the first load of the storefront', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  for (const path of ['/', '/shop', '/seller-list', '/about']) {
    await visit(page, path);
    await settled(page);
  }
  expect(loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
  expect(loaded.filter((path) => /back-office|login/.test(path))).toEqual([]);
});
