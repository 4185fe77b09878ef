import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Request } from '@playwright/test';
import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoPassword } from '#tests/support/demo-password.ts';
import { addresses } from '#web/ui/addresses.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

// A browser that nobody has seen today, and that nothing drives.
test.use({ userAgent: `${FIREFOX} ${randomUUID()}` });
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false })),
);

/** How often the pieces and the page of a seller were looked at, as it sees it. */
async function viewsOf(request: APIRequestContext, seller: { _id: string; name: string }) {
  const email = sellers.find(({ name }) => name === seller.name)?.email;
  const login = await request.post('/api/seller/login', {
    data: { emailOrPhone: email, password: demoPassword() },
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await request.get(`/api/seller/numbers/${seller._id}?days=7`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { days } = (await answer.json()) as SellerNumbers;
  return {
    pieces: days.reduce((sum, { views }) => sum + views, 0),
    page: days.reduce((sum, { pageViews }) => sum + pageViews, 0),
  };
}

test('a page that is looked at is counted once, however it is reached, and not one that is only loaded ahead', async ({
  page,
  request,
}) => {
  const told: string[] = [];
  page.on('request', (sent: Request) => {
    if (sent.url().endsWith('/api/view')) told.push(sent.postDataJSON().id);
  });
  const products = await listProducts(request);
  const first = products.find(({ seller }) => {
    const others = products.filter((each) => each.seller._id === seller._id);
    return (
      others.length >= 3 && sellers.find(({ name }) => name === seller.name)?.status === 'approved'
    );
  });
  if (!first) throw new Error('The demo has a seller with three pieces');
  const { seller } = first;
  const before = await viewsOf(request, seller);

  await visit(page, productAddress(first));
  await expect.poll(() => told).toEqual([first._id]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('main').getByRole('link', { name: seller.name }).first().click();
  await expect(page).toHaveURL(addresses.seller(seller));
  await expect.poll(() => told).toEqual([first._id, seller._id]);

  const cards = page
    .getByRole('region', { name: 'Newest pieces' })
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link');
  const loadedAhead = await cards.nth(2).getAttribute('href');
  await cards.nth(2).hover();
  await expect(page.locator(`link[rel="prefetch"][href*="${loadedAhead}"]`)).toBeAttached();
  await cards.nth(1).click();
  await expect(page).toHaveURL(/\/product\//);
  const second = products.find(({ _id }) => page.url().includes(_id))?._id ?? 'no product';
  await expect.poll(() => told).toEqual([first._id, seller._id, second]);
  expect(loadedAhead).not.toContain(second);

  await page.goBack();
  await expect(page).toHaveURL(addresses.seller(seller));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Another document tells again; the server knows that it was here.
  await visit(page, productAddress(first));
  await expect.poll(() => told).toEqual([first._id, seller._id, second, first._id]);

  await expect.poll(async () => (await viewsOf(request, seller)).pieces).toBe(before.pieces + 2);
  expect(await viewsOf(request, seller)).toEqual({
    pieces: before.pieces + 2,
    page: before.page + 1,
  });
});
