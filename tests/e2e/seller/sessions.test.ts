import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { newToken, openAs, ownSeller, PASSWORD } from './seller-session.ts';

test('a session that is ended from elsewhere says so at the log-in, and goes on where it was', async ({
  page,
  request,
  context,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/enquiries?region=AE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');

  const elsewhere = await context.browser()?.newContext({ baseURL: process.env.DHOW_URL ?? '' });
  const other = await elsewhere?.newPage();
  if (!elsewhere || !other) throw new Error('no second browser');
  await openAs(other, { ...seller, token: await newToken(request, seller) }, '/seller/dashboard');
  const card = other.getByRole('region', { name: 'Sessions' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByText('This session')).toHaveCount(1);
  await card.getByRole('button', { name: /^End the session of/ }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page).toHaveURL(/\/seller\/?$/);
  await expect(page.getByRole('alert')).toContainText('Your session was ended');
  complaints.length = 0;
  await page.getByLabel('Email or phone').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/seller/product');
});

test('a log-out without a connection is one all the same', async ({
  page,
  request,
  context,
  complaints,
}) => {
  await openAs(page, await ownSeller(request), '/seller/dashboard');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  complaints.length = 0;
  await visit(page, '/seller/product');
  await expect(page).toHaveURL(/\/seller\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull();
});
