import type { AuditEntry } from '#contracts/audit.ts';
import type { Seller } from '#contracts/seller.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { asAdmin, openAsAdmin } from './admin-session.ts';

test('an admin works as a seller, told so on every screen, and leaves again', async ({
  page,
  request,
}) => {
  const [seller] = await asAdmin<Seller[]>(
    request,
    'GET',
    '/get-sellers?approval=approved&sort=createdAt&order=asc&limit=1',
  );
  await openAsAdmin(page, `/admin/sellers/${seller?._id}/profile`);
  await page.getByRole('button', { name: 'Log in as seller' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Log in as seller' }).click();
  await expect(page).toHaveURL('/seller/product');
  const banner = page.getByRole('complementary', { name: 'Support' });
  await expect(banner).toContainText('You work as this seller for support, as Demo Admin.');
  // Its password is the seller's own to change.
  await visit(page, '/seller/dashboard');
  const password = page.getByRole('region', { name: 'Reset Password' });
  await expect(password).toContainText('Only the seller itself can change this, not support.');
  await expect(password.getByRole('button')).toHaveCount(0);
  await banner.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/admin/sellers/${seller?._id}/profile`);
  expect(await page.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull();

  const entries = await asAdmin<AuditEntry[]>(
    request,
    'GET',
    `/get-audit?entityId=${seller?._id}&limit=5`,
  );
  expect(entries.map(({ action }) => action)).toContain('log-in-as-seller');
});
