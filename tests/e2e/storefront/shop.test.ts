import { deferScripts } from '#tests/support/browser/defer-scripts.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import { deeperPages, listProducts } from './storefront-pages.ts';

test('begins with six, adds six without moving the reader, and ends at the total', async ({
  page,
  request,
}) => {
  const all = await listProducts(request);
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  const firstSix = async () => (await cards.getByRole('link').allInnerTexts()).slice(0, 6);
  const sixth = cards.nth(5);
  const addSix = async () => {
    await visit(page, '/shop');
    await expect(cards).toHaveCount(6);
    await expect(page.getByText(/^Showing 6 of [\d,]+ pieces$/)).toBeVisible();
    // Looked at as the click arrives: before it the browser may bring the link into view, and where what stands above
    // grows, as by a font that comes late, it moves the page and not what the reader sees.
    await sixth.evaluate((card) => {
      const note = () => {
        document.body.dataset.seenAt = String(card.getBoundingClientRect().top);
      };
      addEventListener('click', note, { capture: true, once: true });
    });
    const before = await firstSix();
    await page.getByRole('link', { name: 'Show More Products' }).click();
    await expect(cards).toHaveCount(12);
    const seenAt = await page.evaluate(() => Number(document.body.dataset.seenAt));
    return { before, after: await firstSix(), seenAt };
  };
  let added = await addSix();
  // Other tests add pieces meanwhile, before which the reader's position cannot be kept.
  while (added.before.join() !== added.after.join()) added = await addSix();
  const { top } = await sixth.evaluate((card) => card.getBoundingClientRect());
  expect(top).toBeCloseTo(added.seenAt, 0);
  await expect(page).toHaveURL('/shop?show=12');

  await visit(page, '/shop?show=96');
  expect(await cards.count()).toBeGreaterThanOrEqual(Math.min(96, all.length));
});

test('every page of a list is its own canonical address', async ({ request }) => {
  const { 'a type': ofType, "a seller's sub-category": ofSeller } = await deeperPages(request);
  const [product] = await listProducts(request);
  const canonicalOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
    return decodeURI(pathname) + search;
  };
  for (const address of [
    addresses.shop(),
    addresses.shop({ page: 2 }),
    addresses.newest,
    addresses.shop({ sort: 'newest', new: 7, page: 2 }),
    addresses.shop({ category: product?.categoryId._id, page: 2 }),
    `${ofType}?page=2`,
    `${ofSeller}?page=2`,
  ]) {
    expect(await canonicalOf(address)).toBe(address);
  }
  expect(await canonicalOf('/shop?show=12&sort=price-low-high')).toBe('/shop');
});

test('a list tells search engines its pieces in their order', async ({ request }) => {
  const { 'a type': ofType, "a seller's sub-category": ofSeller } = await deeperPages(request);
  for (const address of [addresses.shop(), ofType, ofSeller]) {
    const html = await (await request.get(address)).text();
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{[^<]*"ItemList"[^<]*)<\/script>/.exec(html) ?? [];
    const { itemListElement: entries } = JSON.parse(json);
    const shown = [...html.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(([, href]) => href);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(
      [...new Set(shown)].slice(0, entries.length),
    );
    expect(entries.at(-1).position).toBe(entries.length);
  }
});

test('sorts by either price and by age', async ({ page }) => {
  const prices = () =>
    page
      .getByRole('region', { name: 'Products' })
      .locator('.price-inr')
      .evaluateAll((all) => all.map((each) => Number(each.textContent?.replace(/[^\d.]/g, ''))));
  const expectInOrder = (order: (a: number, b: number) => number) =>
    expect(async () => {
      const shown = await prices();
      expect(shown).toHaveLength(6);
      expect(shown).toEqual([...shown].sort(order));
    }).toPass();
  await visit(page, '/shop');
  await page.getByLabel('Sort by').selectOption({ label: 'Price low to high' });
  await expect(page).toHaveURL('/shop?sort=price-low-high');
  await expectInOrder((a, b) => a - b);
  await page.getByLabel('Sort by').selectOption({ label: 'Price high to low' });
  await expect(page).toHaveURL('/shop?sort=price-high-low');
  await expectInOrder((a, b) => b - a);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low-high');
});

test('finds by what is typed, in the navigation and in the shop', async ({ page, request }) => {
  const [product] = await listProducts(request);
  await visit(page, '/about');
  await page.getByRole('searchbox', { name: 'Search' }).fill(product?.name ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=/);
  await expect(page.getByLabel('Search products')).toHaveValue(product?.name ?? '');
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards.first()).toContainText(product?.name ?? '');

  await page.getByLabel('Search products').fill('xqzwvk plmtrn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or check back later')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(cards).toHaveCount(6);
  await expect(page.getByLabel('Search products')).toHaveValue('');
});

test('a search that is sent closes its suggestions', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/shop');
  const box = page.getByLabel('Search products');
  await box.pressSequentially('wat');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/shop?q=wat');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('what is typed and chosen before the scripts come is kept', { tag: '@all' }, async ({
  page,
}) => {
  const letTyped = await deferScripts(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  const box = page.getByLabel('Search products');
  await box.pressSequentially('wat');
  letTyped();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect(box).toHaveValue('wat');

  const letChosen = await deferScripts(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption({ label: 'Price low to high' });
  letChosen();
  await expect(page).toHaveURL('/shop?sort=price-low-high');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low-high');

  const letTicked = await deferScripts(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Footwear' }).check();
  letTicked();
  await expect(page).toHaveURL(/\/shop\?category=\w+$/);
  await expect(page.getByRole('checkbox', { name: 'Footwear' })).toBeChecked();
});

test('what is typed while a list loads is kept, and gives way to a suggestion', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/shop');
  const loading = Promise.withResolvers<void>();
  await page.route('**/shop.data*', async (route) => {
    await loading.promise;
    await route.continue();
  });
  const box = page.getByLabel('Search products');
  await box.fill('watch');
  await box.press('Enter');
  await box.fill('ochre');
  loading.resolve();
  await expect(page).toHaveURL('/shop?q=watch');
  await expect(page.getByRole('link', { name: 'Remove Watches' })).toBeVisible();
  await expect(box).toHaveValue('ochre');

  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(box).toHaveValue('');
  await box.fill('sungl');
  const all = page.getByRole('option', { name: /for .sungl/ });
  await expect(all).toBeVisible();
  await all.click();
  await expect(page).toHaveURL('/shop?q=sungl');
  await expect(box).toHaveValue('sungl');
});

test('filters by price only once a thumb has moved, in either currency', async ({ page }) => {
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/shop');

  // The panel that works has taken the place of the one that was sent.
  await expect(page.getByLabel('AED Dirhams')).toHaveCount(1);
  await page.getByRole('slider', { name: 'Highest price' }).focus();
  for (let step = 0; step < 80; step++) await page.keyboard.press('ArrowLeft');
  const most = Number(await page.getByLabel('To', { exact: true }).inputValue());
  expect(most).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(`/shop?maxPrice=${most}`);
  await expect(page.getByRole('link', { name: /^Remove Up to/ })).toBeVisible();

  await page.getByLabel('AED Dirhams').check();
  await page.getByLabel('From', { exact: true }).fill('1,000');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/shop?minPrice=1000&currency=AED');
  await expect(page.getByRole('link', { name: 'Remove From AED 1,000' })).toBeVisible();
});

test('shows two, three or four columns, three unless told otherwise', { tag: '@all' }, async ({
  page,
}) => {
  const columns = () =>
    page
      .locator('.results')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await visit(page, '/shop');
  expect(await columns()).toBe(3);
  for (const view of [2, 4]) {
    await page.getByRole('link', { name: `${view} columns` }).click();
    await expect(page).toHaveURL(`/shop?view=${view}`);
    await expect.poll(columns).toBe(view);
  }
});

test('the same shop by its other spelling, with one canonical address', { tag: '@all' }, async ({
  page,
}) => {
  await visit(page, '/Shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/shop$/);
});

test('takes an address for the newsletter, and says what is wrong with another', {
  tag: '@all',
}, async ({ page, complaints }) => {
  await visit(page, '/shop');
  const box = page.getByRole('region', { name: 'Be the first to know' });
  await box.getByLabel('Email address').fill('not an address');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('alert')).toHaveText('Please enter a valid email');
  complaints.length = 0;
  await box.getByLabel('Email address').fill(`reader-${Date.now()}@readers.example`);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText(/^Check your mail/)).toBeVisible();
});
