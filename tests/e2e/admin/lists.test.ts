import type { Category } from '#contracts/category.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { complete, overflowOf, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, openAs, ownSeller } from '../seller/seller-session.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

test('as many rows as one likes, any page by its number, and the next from above', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/product');
  await expect(page.getByText(/^Showing 1 to 10 of [\d,]+ entries$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Showing 11 to 20 /)).toBeVisible();
  await page.getByLabel('Go to page').fill('9999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByLabel('Go to page').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 31 to 40 /)).toBeVisible();
  // The first row that was shown stays in sight.
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(page.getByText(/^Showing 26 to 50 /)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Rows per page')).toHaveValue('25');
  // It is remembered for whenever this list is opened, and for no other.
  await visit(page, '/admin/product');
  await expect(page.getByText(/^Showing 1 to 25 /)).toBeVisible();
  await visit(page, '/admin/product-type');
  await expect(page.getByLabel('Rows per page')).toHaveValue('10');
});

test('a row is opened by its link, wherever it is pressed', async ({ page, context }) => {
  await openAsAdmin(page, '/admin/category?q=Watches');
  const row = page.getByRole('row', { name: /Watches/ });
  const link = row.getByRole('link', { name: 'Watches', exact: true });
  await expect(link).toHaveAttribute('href', /\/admin\/category\?q=Watches&edit=/);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    row.getByText('LISTED').click({ button: 'middle', force: true }),
  ]);
  await expect(opened.getByRole('dialog', { name: 'Edit Category' })).toBeVisible();
  await opened.close();
  await row.getByText('LISTED').click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Edit Category' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  // What can be pressed by itself is not the link's.
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the focus goes to the row that takes the place of one deleted', async ({ page, request }) => {
  const word = ownName('Dovekie');
  for (const end of ['A', 'B', 'C']) {
    await asAdmin(request, 'POST', '/add-category', { name: `${word} ${end}` });
  }
  await openAsAdmin(page, `/admin/category?q=${encodeURIComponent(word)}`);
  const link = (end: string) => page.getByRole('link', { name: `${word} ${end}`, exact: true });
  const remove = async (end: string) => {
    await page.getByRole('button', { name: `Delete ${word} ${end}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(link(end)).toHaveCount(0);
  };
  await remove('B');
  await expect(link('C')).toBeFocused();
  await remove('C');
  await expect(link('A')).toBeFocused();
  await remove('A');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a card on a phone is low, whatever it is called', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize(viewport(360));
  const seller = await ownSeller(request);
  const word = ownName('Whimbrel').replace(' ', '');
  const longest = `${word} ${'of an uncommonly long name '.repeat(6)}`.slice(0, 100).trim();
  await addProducts(request, seller, [longest]);
  const name = `${word} ${'L'.repeat(60)}`;
  const { data } = await asAdmin<{ data: Category }>(request, 'POST', '/add-category', { name });
  await openAsAdmin(page, `/admin/product?q=${word}`);
  for (const address of [
    `/admin/product?q=${word}`,
    `/admin/category?q=${word}`,
    '/admin/sellers',
    '/admin/approvals',
    '/admin/sub-category',
    '/admin/product-type',
    '/admin/enquiries',
    '/admin/messages',
    '/admin/newsletter',
  ]) {
    await visit(page, address);
    await complete(page);
    const heights = await page
      .locator('main [data-row]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights.length, address).toBeGreaterThan(0);
    expect(Math.max(...heights), address).toBeLessThanOrEqual(180);
  }
  await asAdmin(request, 'DELETE', `/delete-category/${data._id}`);
});

test('a name of a hundred letters leaves the dashboard as wide as a phone', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const name = `${ownName('Kittiwake').replace(' ', '')}${'W'.repeat(100)}`.slice(0, 100);
  await addProducts(request, seller, [name]);
  const path = `/get-products?q=${name}&limit=1`;
  const [product] = await asAdmin<ManagedProduct[]>(request, 'GET', path);
  for (let number = 0; number < 25; number += 1) {
    const reference = `KW${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    const data = { productId: product?._id, region: 'IN', reference };
    expect((await request.post('/api/enquiry', { data })).ok()).toBe(true);
  }
  await page.setViewportSize(viewport(360));
  await openAsAdmin(page, '/admin/dashboard');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await complete(page);
  expect(await overflowOf(page)).toBe(0);
});

test('all that match are changed, not the page alone, and it is undone', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const word = ownName('Turnstone').replace(' ', '');
  const names = Array.from({ length: 30 }, (_, index) => `${word} ${index}`);
  await addProducts(request, seller, names);
  await openAsAdmin(page, '/admin/product');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Seller' }).fill(seller.name);
  await page.getByRole('option', { name: seller.name }).click();
  await expect(page.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 30 that match' }).click();
  await page.getByRole('button', { name: 'Set as trending' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set as trending: all 30 that match' });

  await dialog.getByRole('button', { name: 'Set as trending' }).click();
  await expect(dialog.getByText('30 done, 0 failed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('30 undone, 0 changed since')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('combobox', { name: 'Trending' }).selectOption('true');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/product');
});

test('tables keep their actions in sight, and filters their names', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const word = ownName('Phalarope').replace(' ', '');
  await addProducts(request, seller, [`${word} chronograph of an uncommonly long name`]);
  const path = `/get-products?q=${word}&limit=1`;
  const [product] = await asAdmin<ManagedProduct[]>(request, 'GET', path);
  const outside = () =>
    page
      .locator('main tbody tr:first-child .row-actions > :last-child')
      .evaluate(
        (last) => last.getBoundingClientRect().right - document.documentElement.clientWidth,
      );
  for (const [address, open] of [
    [`/admin/product?q=${word}`, openAsAdmin],
    ['/seller/product', (tab: typeof page, to: string) => openAs(tab, seller, to)],
  ] as const) {
    for (const width of [1130, 1280, 1300, 1309, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      await complete(page);
      expect(await overflowOf(page), `${address} at ${width}`).toBe(0);
      expect(await outside(), `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await openAsAdmin(page, '/admin/product');
  await page.getByRole('button', { name: 'Filters' }).click();
  for (const name of ['Seller', 'Availability', 'Trending', 'Brand', 'Added from']) {
    await expect(page.locator('label').getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Brand', { exact: true }).fill('BRAND 0');
  await page.getByLabel('Price from (INR)').fill('1,000');
  await expect(page).toHaveURL(/brand=BRAND\+0.*minPrice=1000/);
  const url = `${new URL(page.url()).origin}/product/whatever-${product?._id}?utm_source=chat`;
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox').fill(url);
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await page.locator('.row-link').click();
  await expect(page.getByRole('dialog').getByText(`Sold by ${seller.name}`)).toBeVisible();
});

test('a name of some length stands whole in its seller’s table at 1440 px, in Arabic too', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Charminar Moonphase', 'Nizam 38 hand-wound']);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/seller/product', '/ar/seller/product']) {
    await openAs(page, seller, path);
    await complete(page);
    const cut = await page
      .locator('td.title .row-link')
      .evaluateAll((names) =>
        names.flatMap((name) =>
          [name, ...name.querySelectorAll('*')]
            .filter(
              (each) =>
                each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1,
            )
            .map(({ textContent }) => textContent),
        ),
      );
    expect(cut, path).toEqual([]);
  }
});
