import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { mailsTo, mailTo } from '#tests/support/outbox.ts';
import { expect, test } from '#tests/support/page-test.ts';
import { newcomer, openAs, ownSeller, PASSWORD } from './seller-session.ts';

test.skip(() => !process.env.DHOW_DATA_DIR, 'the outbox is in the folder of the demo server');

async function askFor(page: Page, email: string): Promise<string> {
  await page.goto('/seller/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  return (await page.getByRole('status').first().textContent()) ?? '';
}

const linkIn = (mail: string) => /\/seller\/reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? '';

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}

test('a mailed link replaces a forgotten password, once, and ends every session', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  const baseURL = process.env.DHOW_URL ?? '';
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await openAs(elsewhere, seller, '/seller/product');

  await askFor(page, seller.email);
  const link = linkIn(await mailTo(seller.email));
  await page.goto(link);
  await choose(page, 'short');
  await expect(page.getByText('at least 8 characters').first()).toBeVisible();
  await choose(page, 'a wholly new one');
  await expect(page).toHaveURL(/\/seller\/?$/);
  await page.getByLabel('Email or phone').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a wholly new one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/seller/product', { timeout: 15_000 });
  expect(await mailTo(seller.email, 2)).toContain('was changed');

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Seller Login' })).toBeVisible();
  await elsewhere.goto(link);
  await choose(elsewhere, 'yet another one');
  await expect(elsewhere.getByRole('alert').first()).toContainText('link');
  await elsewhere.context().close();
  complaints.length = 0;
});

test('it is silent about addresses it does not know', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const stranger = newcomer().email;
  const told = await askFor(page, seller.email);
  expect(told).not.toBe('');
  expect(await askFor(page, stranger)).toBe(told);
  await mailTo(seller.email);
  await wait(500);
  expect(await mailsTo(stranger)).toEqual([]);
});

test('a link that is worn out or invented is refused in words', async ({ page, complaints }) => {
  await page.goto('/seller/reset-password?token=not-a-link-of-ours');
  await choose(page, 'a wholly new one');
  await expect(page.getByRole('alert').first()).toContainText('link');
  complaints.length = 0;
});
