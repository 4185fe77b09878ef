import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { mailsTo, mailTo } from '#tests/support/outbox.ts';
import { servedApp } from '#tests/support/served-app.ts';
import { newcomer, openAs, ownSeller, PASSWORD } from './seller-session.ts';

test.skip(() => !process.env.DHOW_DATA_DIR, 'the outbox is in the folder of the demo server');

const ASKED = 'asked for a new password';

async function askFor(page: Page, email: string, url = ''): Promise<string> {
  await visit(page, `${url}/seller/`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  return (await page.getByRole('status').first().textContent()) ?? '';
}

function linkIn(mail: string): string {
  const [link] = /\/seller\/reset-password\?token=[\w-]+/.exec(mail) ?? [];
  if (link === undefined) throw new Error('The mail has no link in it');
  return link;
}

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
  const link = linkIn(await mailTo(seller.email, ASKED));
  await visit(page, link);
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
  await expect(page).toHaveURL('/seller/product');
  await mailTo(seller.email, 'was changed');

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Seller Login' })).toBeVisible();
  await visit(elsewhere, link);
  await choose(elsewhere, 'yet another one');
  await expect(elsewhere.getByRole('alert').first()).toContainText('link');
  await elsewhere.context().close();
  complaints.length = 0;
});

test('it is silent about addresses it does not know', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const stranger = newcomer().email;
  const told = await askFor(page, stranger);
  expect(told).not.toBe('');
  expect(await askFor(page, seller.email)).toBe(told);
  // Whoever asked before has been answered before, if at all.
  await mailTo(seller.email, ASKED);
  expect(await mailsTo(stranger)).toEqual([]);
});

test('an invented link is refused in words', async ({ page, complaints }) => {
  await visit(page, '/seller/reset-password?token=not-a-link-of-ours');
  await choose(page, 'a wholly new one');
  await expect(page.getByRole('alert').first()).toContainText('link');
  complaints.length = 0;
});

test('a link that was left lying for an hour says so, and leads to one that works', async ({
  page,
  request,
  complaints,
}) => {
  let ahead = 0;
  const { url, mails, close } = await servedApp({ now: () => new Date(Date.now() + ahead) });
  const newest = () => mails.findLast(({ text }) => text.includes(ASKED))?.text ?? '';
  try {
    const who = newcomer();
    const registered = await request.post(`${url}/api/seller/register`, { data: who });
    expect(registered.status()).toBe(201);
    await askFor(page, who.email, url);
    await expect.poll(newest).not.toBe('');
    const old = linkIn(newest());
    ahead = 61 * 60_000;
    await visit(page, `${url}${old}`);
    await choose(page, 'a wholly new one');
    await expect(page.getByRole('alert')).toContainText(
      'This link has expired or was used already. Ask for a new one.',
    );
    await expect(page).toHaveURL(`${url}${old}`);
    complaints.length = 0;

    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByLabel('Email address').fill(who.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.poll(newest).not.toContain(old);
    await visit(page, `${url}${linkIn(newest())}`);
    await choose(page, 'a wholly new one');
    await expect(page).toHaveURL(/\/seller\/?$/);
    await page.getByLabel('Email or phone').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill('a wholly new one');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${url}/seller/product`);
  } finally {
    await page.goto('about:blank');
    await close();
  }
});
