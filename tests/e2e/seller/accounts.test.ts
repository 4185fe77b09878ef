import type { APIRequestContext } from '@playwright/test';
import { forbidStorage, forgetForbidden } from '#tests/support/browser/forbid-storage.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import {
  type Account,
  callApi,
  newcomer,
  newToken,
  openAs,
  ownSeller,
  PASSWORD,
} from './seller-session.ts';

test('a newcomer registers, logs in, and waits for approval', async ({ page, complaints }) => {
  const who = newcomer();
  // What the photograph says stays in sight beside a form that is higher than the screen.
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, '/seller/register');
  await expect(page.getByText('Your products, before shoppers')).toBeInViewport({ ratio: 1 });
  const other = (name: string) => page.getByRole('link', { name, exact: true }).boundingBox();
  const [arabic, hindi] = [await other('العربية'), await other('हिन्दी')];
  expect((hindi?.x ?? 0) - (arabic?.x ?? 0) - (arabic?.width ?? 0)).toBeLessThan(40);
  await page.getByRole('button', { name: 'Register' }).click();
  for (const message of [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Password is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Full Name').fill(who.name);
  await expect(page.getByText('Name is required', { exact: true })).toHaveCount(0);
  await page.getByLabel('Email address').fill('nobody');
  await page.getByLabel('Phone Number').fill('12345');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('Email address').fill(who.email);
  await page.getByLabel('Phone Number').fill(`(${who.phone.slice(0, 3)}) ${who.phone.slice(3)}`);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
  await expect(page.getByText('Register successfully login please')).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/?$/);

  await page.getByLabel('Email or phone').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  complaints.length = 0;
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/seller/product');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(who.name);
  await expect(
    page.getByText(
      'Your account is pending approval from admin. You can view your products but cannot add or edit them.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeDisabled();
  await expect(page.getByText('No products found')).toBeVisible();
});

test('an e-mail that is taken is told of once, at its field', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const taken = await ownSeller(request);
  await visit(page, '/seller/register');
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByLabel('Email address').fill(taken.email);
  await page.getByLabel('Phone Number').fill(newcomer().phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This email is already registered.')).toHaveCount(1);
  complaints.length = 0;
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('protected screens remember where one came from; guests’ screens lead on', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await visit(page, '/seller/enquiries?region=AE');
  await expect(page).toHaveURL(/\/seller\/?$/);
  await page.getByLabel('Email or phone').fill(seller.phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/seller/enquiries?region=AE');
  for (const guests of ['/seller/', '/seller/register', '/login']) {
    await visit(page, guests);
    await expect(page).toHaveURL('/seller/product');
  }
});

test('both log-outs do what each is for', { tag: '@all' }, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/product');
  await page.evaluate(() => localStorage.setItem('favorites', '{}'));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/seller\/?$/);
  await expect(page.getByRole('heading', { name: 'Seller Login' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('favorites');
  expect(await page.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull();
  await expectEnded(request, seller);

  const again = { ...seller, token: await newToken(request, seller) };
  await openAs(page, again, '/seller/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/seller\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
  await expectEnded(request, again);
});

/** The page leaves without waiting for the server to hear of it. */
const expectEnded = (request: APIRequestContext, { token }: Account) =>
  expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await request.get('/api/seller/get-sessions', { headers })).status();
    })
    .toBe(401);

test('a screen whose token is gone asks nothing more, and leads to the log-in', {
  tag: '@all',
}, async ({ page, request, complaints }) => {
  const seller = await ownSeller(request);
  const bare: string[] = [];
  page.on('request', (sent) => {
    const isPrivate = new URL(sent.url()).pathname.startsWith('/api/seller/');
    if (isPrivate && !sent.headers().authorization?.startsWith('Bearer ey')) bare.push(sent.url());
  });
  await page.route(
    '**/api/seller/get-products/**',
    async (route) => {
      await page.evaluate(() => localStorage.removeItem('sellerToken'));
      // Which it would ask for once more.
      await route.fulfill({ status: 503, json: { message: 'Busy.', code: 'busy' } });
    },
    { times: 1 },
  );
  await openAs(page, seller, '/seller/product');
  await expect(page.getByRole('heading', { name: 'Seller Login' })).toBeVisible();
  expect(bare).toEqual([]);
  complaints.length = 0;
});

test('where the browser keeps nothing, a log-in says so, what to allow, and claims nothing', {
  tag: '@all',
}, async ({ page, request, complaints }) => {
  const seller = await ownSeller(request);
  await forbidStorage(page);
  await visit(page, '/seller/');
  await page.getByLabel('Email or phone').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please allow cookies and site data');
  await expect(page.getByText('Login successful')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  forgetForbidden(complaints);
});

test('the sidebar leads to the admin’s chat, on phones by its menu', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const { adminChatNumber } = await callApi<{ adminChatNumber: string }>(request, 'GET', '/site');
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, seller, '/seller/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const chat = page.getByRole('link', { name: 'Contact Admin' });
  await expect(chat).toHaveAttribute('href', new RegExp(`/${adminChatNumber.replace('+', '')}\\?`));
  await page.getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page).toHaveURL('/seller/product');
});
