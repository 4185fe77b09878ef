import type { Seller } from '#contracts/seller.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

async function register(request: import('@playwright/test').APIRequestContext): Promise<Seller> {
  const name = ownName('Seller');
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  await request.post('/api/seller/register', {
    data: {
      name,
      email: `${name.replace(' ', '-').toLowerCase()}@sellers.example`,
      phone: `555${digits}`,
      password: 'a long password',
    },
  });
  const [seller] = await asAdmin<Seller[]>(
    request,
    'GET',
    `/get-sellers?q=${encodeURIComponent(name)}`,
  );
  if (!seller) throw new Error('The seller was not registered');
  return seller;
}

/** Opens the mailed link as the owner of the address would. */
async function confirmEmail(request: import('@playwright/test').APIRequestContext, email: string) {
  const mail = await mailTo(email, 'confirm-email?token=');
  const [, token] = /confirm-email\?token=([\w-]+)/.exec(mail) ?? [];
  await request.post('/api/seller/confirm-email', { data: { token } });
}

test('the status button is busy while it waits, and a failure is an alert', {
  tag: '@all',
}, async ({ page, request, complaints }) => {
  const seller = await register(request);
  await confirmEmail(request, seller.email);
  await openAsAdmin(page, `/admin/sellers?q=${encodeURIComponent(seller.name)}`);
  const row = page.getByRole('row', { name: new RegExp(seller.name) });
  await expect(row.getByText('SE', { exact: false }).first()).toBeVisible();
  await expect(row.getByText('Inactive')).toBeVisible();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/update-status/**', async (route) => {
    await held;
    await route.abort();
  });
  await row.getByRole('button', { name: /^Inactive/ }).click();
  await expect(row.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  release();
  await expect(row.getByRole('alert')).toHaveText(
    'Failed to update seller status. Please try again.',
  );
  complaints.length = 0;
  await page.unroute('**/api/admin/update-status/**');
  await row.getByRole('button', { name: /^Inactive/ }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Active/ }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${seller.name}` });
  await dialog.getByLabel('Reason').fill('The licence has expired.');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const several = page.getByRole('dialog', { name: 'Deactivate: 1 selected' });
  await several.getByLabel('Reason').fill('The licence has expired.');
  await several.getByRole('button', { name: 'Deactivate' }).click();
  await expect(several.getByText('1 done, 0 failed')).toBeVisible();
  await several.getByRole('button', { name: 'Undo' }).click();
  await expect(several.getByText('1 undone, 0 failed')).toBeVisible();
  await several.getByRole('button', { name: 'Done' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: 'View Products' }).click();
  await expect(page).toHaveURL(`/admin/sellers/${seller._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Products By ${seller.name}`);
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText(seller.email)).toBeVisible();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
});

test('a newcomer waits, counted on the sidebar, and is declined with a reason', async ({
  page,
  request,
}) => {
  const seller = await register(request);
  await openAsAdmin(page, '/admin/category');
  const link = page.getByRole('link', { name: /^Approvals \d+ waiting$/ });
  await expect(link).toBeVisible();
  await link.click();
  await page.getByPlaceholder('Search sellers...').fill(seller.name);
  await page.getByRole('button', { name: `Decline ${seller.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Decline ${seller.name}` });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Say why, so that the seller knows what to do')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We could not find your shop.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  expect(await asAdmin<Seller>(request, 'GET', `/get-seller/${seller._id}`)).toMatchObject({
    approval: 'declined',
    approvalNote: 'We could not find your shop.',
    status: false,
  });
});

test('the second of two admins is told what the first has done', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const seller = await register(request);
  await openAsAdmin(page, `/admin/approvals?q=${encodeURIComponent(seller.name)}`);
  await page.getByRole('button', { name: `Approve ${seller.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${seller.name}` });
  await expect(dialog.getByText('This seller has not confirmed its email')).toBeVisible();
  await asAdmin(request, 'PUT', `/update-status/${seller._id}`, { status: false, reason: 'No.' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toContainText('declined this seller just now');
  await dialog.getByRole('button', { name: 'Show the newest version' }).click();
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  complaints.length = 0;
});

test("a seller's products are sortable, with trending in words", { tag: '@all' }, async ({
  page,
  request,
}) => {
  const [seller] = await asAdmin<Seller[]>(
    request,
    'GET',
    '/get-sellers?sort=products&order=desc&limit=1',
  );
  await openAsAdmin(page, `/admin/sellers/${seller?._id}`);
  await expect(page.getByRole('cell', { name: /^(Yes|No)$/ }).first()).toBeVisible();
  await page.getByRole('columnheader', { name: 'Brand' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=brand/);
});
