import type { Category } from '#contracts/category.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

test('from sellers to a product, card by card, each dimming for 300 ms', async ({ page }) => {
  await visit(page, '/seller-list');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  await page.getByRole('link', { name: 'View All Sellers' }).click();
  await expect(page.getByRole('link', { name: 'Show Less' })).toBeVisible();

  // Time passes by the test's word alone, however long a click takes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await cards.first().getByRole('link').click();
  await expect(cards.first().getByRole('link')).toHaveAttribute('data-leaving', '');
  await page.clock.runFor(299);
  await expect(page).toHaveURL(/\/seller-list\?all=1$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/seller-list\/[^/?]+$/);
  await page.clock.resume();

  await page.getByRole('region', { name: 'Collections' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/seller-list\/[^/]+\/category\/[^/]+$/);
  await page.getByRole('link', { name: 'Rows' }).click();
  await expect(page).toHaveURL(/\?layout=rows$/);
  await page.getByLabel('Search collections').fill('nothing is called this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No collections found matching your search')).toBeVisible();
  await page.getByRole('link', { name: 'Show all collections' }).click();
  await cards.first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/products\/[^/]+\/[^/]+\/[^/]+$/);
});

test('a listing filters by brand and sorts, its panel hidden until asked for', {
  tag: '@all',
}, async ({ page, request }) => {
  const categories: Category[] = await (await request.get('/api/get-category')).json();
  const sellers: PublicSeller[] = await (await request.get('/api/get-sellers')).json();
  const [category, seller] = [categories[0], sellers[0]];
  if (!category || !seller) throw new Error('The demo has a category and a seller');
  await visit(page, addresses.productTypes(category));
  await page.getByRole('main').getByRole('article').first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/products\/[^/]+$/);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const brand = filters.getByRole('checkbox').first();
  const name = (await brand.getAttribute('value')) ?? '';
  await brand.check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/\?brand=/);
  await expect(page.getByRole('link', { name: `Remove ${name}` })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('price-high-low');
  await expect(page).toHaveURL(/brand=.*sort=price-high-low/);
});

test('a bare id leads to the one address of a product; its lens opens and closes by keyboard', {
  tag: '@all',
}, async ({ page, request }) => {
  const product = (await listProducts(request)).find(({ images }) => images.length > 0);
  if (!product) throw new Error('The demo has a product with a picture');
  await visit(page, `/product/${product._id}`);
  await expect(page).toHaveURL(productAddress(product));
  await page.getByRole('button', { name: 'Zoom' }).press('Enter');
  const lens = page.getByRole('application', { name: /Zoom lens/ });
  await expect(lens).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeFocused();
});

test('suggests while somebody types, by keyboard too', async ({ page, request }) => {
  const [product] = await listProducts(request);
  if (!product) throw new Error('The demo has a product');
  await visit(page, '/about');
  const box = page.getByPlaceholder('Search', { exact: true });
  await box.pressSequentially(product.name);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option', { name: product.name }).first().click();
  await expect(page).toHaveURL(productAddress(product));
});

test('suggestions are walked by arrows, left by Escape, and chosen by Enter', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/about');
  const box = page.getByPlaceholder('Search', { exact: true });
  await box.focus();
  await box.pressSequentially('wat');
  const options = page.getByRole('option');
  await expect(page.getByText('results for “wat”')).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const count = await options.count();
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expect(box).toBeFocused();
  // Past the first upwards is the box itself, then the last.
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('wat');
  await expect(box).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.type('c');
  await expect(page.getByText('results for “watc”')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const name = await chosen.locator('bdi').first().textContent();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/about');
  await expect(page.getByRole('main')).toContainText(name ?? '');
});

test('favourites are counted, listed, and added to the enquiry list to be asked about in one message', async ({
  page,
  request,
}) => {
  const all = await listProducts(request);
  const [first] = all;
  const pieces = all.filter(({ seller }) => seller._id === first?.seller._id).slice(0, 2);
  for (const piece of pieces) {
    await visit(page, productAddress(piece));
    const heart = page.getByRole('button', { name: 'Favourites', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('link', { name: `Favourites, ${pieces.length}` }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(pieces.length);
  await main.getByRole('button', { name: /^Add (these \d pieces )?to enquiry list$/ }).click();
  await main.getByRole('link', { name: 'See them on the enquiry list' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Enquiry list');
  const link = main.getByRole('link', { name: /^Ask about/ });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  for (const { name } of pieces) expect(message).toContain(name);
});

test('is found: sitemap, robots, manifest and icons', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const [product] = await listProducts(request);
  let pages = '';
  for (const [, part = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    pages += await (await request.get(new URL(part).pathname)).text();
  }
  expect(pages).toContain(product?._id);
  expect(pages).toContain('/privacy</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  for (const path of ['/manifest.webmanifest', '/favicon.ico', '/icon-512.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('keeps what is typed in the search of sellers while an earlier search arrives', async ({
  page,
}) => {
  await visit(page, '/seller-list');
  const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/seller-list.data?*', async (route) => {
    await waiting;
    await route.continue();
  });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('a');
  await field.press('Enter');
  await field.pressSequentially('l');
  arrive();
  await expect(page).toHaveURL(/q=a$/);
  await expect(field).toHaveValue('al');
  await page.getByRole('heading', { level: 1 }).click();
  await page.goBack();
  await expect(field).toHaveValue('');
});
