import type { Page } from '@playwright/test';
import { demoAdmin } from '#server/demo/demo-logins.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoPassword } from '#tests/support/demo-password.ts';
import { openAsAdmin } from './admin-session.ts';

async function typeIn(page: Page, who: string, password: string) {
  await page.getByLabel('Email or phone').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('without a token every screen leads to the log-in, and the log-in back', async ({ page }) => {
  await visit(page, '/admin/sellers?approval=pending');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  await typeIn(page, demoAdmin.email, demoPassword());
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/admin/sellers?approval=pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sellers');
});

test('a log-in from nowhere leads to the products', async ({ page }) => {
  await visit(page, '/admin/login?from=https://evil.example/admin/category');
  await typeIn(page, demoAdmin.email, demoPassword());
  await expect(page).toHaveURL('/admin/product');
});

test('with a token the log-in leads on', async ({ page }) => {
  await openAsAdmin(page, '/admin/login');
  await expect(page).toHaveURL('/admin/product');
});

test('what is typed wrong is told before it is sent, a wrong password after it, and can be shown', async ({
  page,
  complaints,
}) => {
  await visit(page, '/admin/login');
  await typeIn(page, '', '');
  await expect(page.getByText('Email or phone is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await typeIn(page, '12345', 'whatever it is');
  await expect(
    page.getByText('Please enter a valid phone number (minimum 10 digits)'),
  ).toBeVisible();

  await typeIn(page, 'nobody@dhow.example', 'not the password');
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  complaints.length = 0;
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveValue('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('the log-out clears all local storage, and other tabs notice', async ({ page, context }) => {
  await openAsAdmin(page, '/admin/category', { isOwn: true });
  const other = await context.newPage();
  await visit(other, '/admin/product');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Products');
  await page.evaluate(() => localStorage.setItem('favorites', '{}'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
  await expect(other).toHaveURL('/admin/login');
  const why = other.getByText('You were logged out in another tab.');
  await expect(why).toBeVisible();
  const complaints: unknown[] = [];
  other.on('pageerror', (error) => complaints.push(error));
  await other.reload();
  await expect(why).toBeVisible();
  await expect(other.getByLabel('Email or phone')).toBeVisible();
  expect(complaints, 'the reloaded tab hydrates').toEqual([]);
});

test('a forgotten password is answered alike for everybody', async ({ page }) => {
  await visit(page, '/admin/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('we have sent a link to choose a new password')).toBeVisible();
});

test('one’s own password is not changed by mistake', async ({ page, complaints }) => {
  await openAsAdmin(page, '/admin/account');
  await page.getByLabel('Current Password').fill('not the present one');
  await page.getByLabel('New Password', { exact: true }).fill('a new password');
  await page.getByLabel('Confirm New Password').fill('another password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('New passwords do not match').first()).toBeVisible();
  await page.getByLabel('Confirm New Password').fill('a new password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  complaints.length = 0;
});
