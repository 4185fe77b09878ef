import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress, productWithPictures } from './storefront-pages.ts';

const firstPrice = '.product-price > :not(.price-before)';

test('the region decides the price that stands first, and is remembered', async ({
  page,
  request,
}) => {
  const [product] = await listProducts(request);
  if (!product) throw new Error('The demo has no products');
  await visit(page, productAddress(product));
  const leftmost = () =>
    page
      .locator(firstPrice)
      .evaluateAll(
        (all) =>
          all.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)[0]
            ?.textContent,
      );
  expect(await leftmost()).toMatch(/^₹/);
  await page.getByRole('main').getByRole('button', { name: 'UAE' }).click();
  expect(await leftmost()).toMatch(/^AED/);
  await page.reload();
  expect(await leftmost()).toMatch(/^AED/);
  await expect(page.getByRole('main').getByRole('button', { name: 'UAE' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const chat = page.getByRole('link', { name: 'Enquire by chat' });
  await expect(chat).toHaveAttribute('data-region', 'AE');
});

test.describe('in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' });
  test('dirhams stand first', { tag: '@all' }, async ({ page, request }) => {
    const [product] = await listProducts(request);
    await visit(page, product ? productAddress(product) : '/shop');
    await expect(page.getByRole('main').getByRole('button', { name: 'UAE' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('the gallery goes round, by arrows, thumbnails and keys', async ({ page, request }) => {
  const product = await productWithPictures(request);
  const last = product.media.length;
  await visit(page, productAddress(product));
  const place = page.locator('.gallery-arrows').getByText(` / ${last}`);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(place).toContainText(`${last} / ${last}`);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(place).toContainText(`1 / ${last}`);
  await page.getByRole('link', { name: 'Picture 2' }).click();
  await expect(place).toContainText(`2 / ${last}`);
  await page.getByRole('list', { name: / of / }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toContainText(`3 / ${last}`);
});

test('the wishlist remembers in this browser and says so', async ({ page, request }) => {
  const [product] = await listProducts(request);
  if (!product) throw new Error('The demo has no products');
  await visit(page, productAddress(product));
  const wish = page.getByRole('button', { name: 'Favourites', exact: true });
  await wish.click();
  await expect(page.getByRole('status').getByText('Added to wishlist')).toBeVisible();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? ''))).toEqual({
    [product.name]: [product._id],
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await wish.click();
  await expect(page.getByRole('status').getByText('Removed from wishlist')).toBeVisible();
  await expect(wish).toHaveAttribute('aria-pressed', 'false');
});

test('sharing copies the link where the device cannot share, for three seconds in a toast', {
  tag: '@all',
}, async ({ page, context, request }) => {
  const [product] = await listProducts(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visit(page, product ? productAddress(product) : '/shop');
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = page.getByRole('status').getByText('Link copied to clipboard!');
  for (let press = 0; press < 3; press += 1) {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast).toBeVisible();
  }
  await expect(page.locator('.toast')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(2_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('what was looked at before is shown, five at most, without the piece itself', {
  tag: '@all',
}, async ({ page, request }) => {
  const products = (await listProducts(request)).slice(0, 7);
  for (const product of products) {
    await visit(page, productAddress(product));
    await page.waitForFunction((id) => localStorage.recentlyViewed?.includes(id), product._id);
  }
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('article')).toHaveCount(5);
  const names = await viewed.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual(
    products
      .slice(1, 6)
      .reverse()
      .map(({ name }) => name),
  );
});

test('a bare id is as good as a readable address, and says which one is canonical', {
  tag: '@all',
}, async ({ page, request }) => {
  const [product] = await listProducts(request);
  await visit(page, `/product/${product?._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toContain(encodeURI(product ? productAddress(product) : ''));
});

test('what is no product is not found, and leads back to the shop', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  for (const address of ['/product', '/product/nobody-sells-this-abc123']) {
    const answer = await visit(page, address);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Product Not Found');
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    await expect(
      page.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return to Shop' }).click();
    await expect(page).toHaveURL('/shop');
  }
  complaints.length = 0;
});
