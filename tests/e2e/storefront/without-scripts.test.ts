import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import {
  deeperPages,
  listProducts,
  productAddress,
  productWithPictures,
} from './storefront-pages.ts';

test.use({ javaScriptEnabled: false });

test('the shop is searched, filtered, sorted and read on without scripts', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All pieces' }).click();
  await page.getByRole('checkbox', { name: 'Watches' }).check();
  await page.getByLabel('From').first().fill('20000');
  await page.getByLabel('Sort by').selectOption('price-low-high');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  const shown = page.getByRole('region', { name: 'Products' });
  await expect(shown.getByRole('article')).toHaveCount(6);
  await expect(shown.getByRole('link', { name: 'Remove From ₹20,000' })).toBeVisible();
  const before = await page.getByRole('article').getByRole('heading').allInnerTexts();

  await page.getByRole('link', { name: 'Show More Products' }).click();
  await expect(page).toHaveURL(/show=12#piece-7$/);
  const after = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(after.slice(0, 6)).toEqual(before);
  expect(after.length).toBeGreaterThan(6);

  await page.getByLabel('Search products').fill('nothing is called this');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or check back later')).toBeVisible();
});

test('a product shows its pictures, prices and chats without scripts', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const product = await productWithPictures(request);
  await visit(page, productAddress(product));
  for (const currency of ['₹', 'AED'])
    await expect(page.getByRole('main').getByText(currency).first()).toBeVisible();
  await page.getByRole('link', { name: 'Picture 3' }).click();
  await expect(page.locator('#media-3')).toBeInViewport();
  const chats = page.getByRole('link', { name: 'Enquire by chat' });
  await expect(chats).toHaveCount(1);
  const message = new URL((await chats.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain(`Reference: ${product.sku}`);
});

test('a piece leads to an enquiry list in the address, with one chat a seller, without scripts', async ({
  page,
  request,
}) => {
  const products = await listProducts(request);
  const [first] = products;
  if (!first) throw new Error('The demo has no products');
  await visit(page, productAddress(first));
  await page.getByRole('main').getByRole('link', { name: 'Enquiry list' }).click();
  await expect(page).toHaveURL(addresses.enquiryList([first._id]));
  const other = products.find(({ seller }) => seller._id !== first.seller._id);
  const second = products.find(
    ({ _id, seller }) => _id !== first._id && seller._id === first.seller._id,
  );
  const pieces = [first, other, second].filter((piece) => piece !== undefined);
  await visit(page, addresses.enquiryList(pieces.map(({ _id }) => _id)));
  const asks = page.getByRole('link', { name: /^Ask about/ });
  await expect(asks).toHaveCount(2);
  const message = new URL((await asks.first().getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain(`1. ${first.brand} ${first.name}`);
  expect(message).toContain(`2. ${second?.brand} ${second?.name}`);
  expect(message).toContain(`Reference: ${first.sku}`);
  await visit(page, addresses.enquiryList());
  await expect(
    page.getByText('The enquiry list needs JavaScript, which is off in your browser'),
  ).toBeVisible();
});

test('a seller is written to without a chat and without scripts', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const [product] = await listProducts(request);
  if (!product) throw new Error('The demo has no products');
  await visit(page, productAddress(product));
  await page.getByRole('link', { name: 'Write without chat' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(product.name);
  await main.getByLabel('Name').fill('Leila');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/problem=phone/);
  await expect(main.getByRole('alert')).toContainText('your full phone number or an email');

  await page.goBack();
  await main.getByLabel('Name').fill('Leila');
  await main.getByLabel('Email').fill('leila@post.example');
  await main.getByRole('radio', { name: 'UAE' }).check();
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\?sent=[A-Z0-9]{7}&ids=/);
  await expect(main.getByRole('status')).toContainText(
    `Thank you. Your enquiry was sent to ${product.seller.name}.`,
  );
  await expect(main.getByRole('status')).toContainText(product.seller.city);
});

test('nothing that needs scripts is offered', { tag: '@all' }, async ({ page, request }) => {
  const [product] = await listProducts(request);
  await visit(page, product ? productAddress(product) : '/shop');
  for (const name of ['Favourites', 'Share', 'UAE']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await visit(page, '/shop');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
});

test('menu and filters open on a phone without scripts', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sunglasses' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/category=/);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('pages of every kind say all they have to say without scripts', { tag: '@all' }, async ({
  page,
  request,
}) => {
  for (const [name, address] of Object.entries(await deeperPages(request))) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Fast Delivery'), name).toBeVisible();
    await expect(page.locator('template'), name).toHaveCount(0);
  }
});

test('from all sellers to a chat, link by link, without scripts', { tag: '@all' }, async ({
  page,
}) => {
  await visit(page, '/seller-list');
  await page.getByRole('link', { name: 'View All Sellers' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('region', { name: 'Collections' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Rows' }).click();
  await expect(page).toHaveURL(/layout=rows/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox').first().check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/brand=/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const chat = page.getByRole('link', { name: 'Enquire by chat' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
});

test('the home page shows every slide, promotion and piece there is without scripts', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Premium Collection' })).toBeVisible();
  for (const title of ['Watches for Men and Ladies', 'Designer Sunglasses', 'Premium Footwear']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'See what is new' })).toBeVisible();
  await expect(page.locator('.welcome')).toBeHidden();
});
