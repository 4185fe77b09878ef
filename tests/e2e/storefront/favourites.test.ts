import { deferScripts } from '#tests/support/browser/defer-scripts.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

test('a favourite that was removed is taken back, by the keyboard too, to where it stood', async ({
  page,
  request,
}) => {
  const pieces = (await listProducts(request)).slice(0, 2);
  await visit(page, '/about');
  await page.evaluate(
    (kept) => localStorage.setItem('favorites', JSON.stringify(kept)),
    Object.fromEntries(pieces.map(({ name, _id }) => [name, [_id]])),
  );
  const stored = () => page.evaluate(() => localStorage.getItem('favorites'));
  await visit(page, '/favourites');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(2);
  const before = await stored();
  const [first] = pieces;
  const remove = main.getByRole('button', { name: `Remove ${first?.brand} ${first?.name}` });

  await remove.click();
  await expect(main.getByRole('article')).toHaveCount(1);
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Removed from wishlist');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('article')).toHaveCount(2);
  expect(await stored()).toBe(before);

  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(remove).toBeFocused();
  expect(await stored()).toBe(before);

  const listed = main.getByRole('button', { name: `Enquiry list: ${first?.brand} ${first?.name}` });
  await listed.click();
  await expect(listed).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Enquiry list, 1 piece' })).toBeVisible();
});

test('a favourite that is gone is told, and taken off by a press', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const [piece] = await listProducts(request);
  if (!piece) throw new Error('The demo has no products');
  await visit(page, '/about');
  await page.evaluate(
    ({ name, _id }) =>
      localStorage.setItem(
        'favorites',
        JSON.stringify({ [name]: [_id, 'gonegonegone1'], Sold: ['gonegonegone2'] }),
      ),
    piece,
  );
  const heart = (count: string) =>
    page.getByRole('link', { name: `Favourites, ${count}`, exact: true });
  await visit(page, '/favourites');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(heart('3 pieces')).toBeVisible();
  await expect(
    main.getByText('2 pieces of your favourites are no longer in the shop.'),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Remove them' }).click();
  await expect(heart('1 piece')).toBeVisible();
  await expect(main.getByText('no longer in the shop')).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(1);

  // Where all are gone, the heart does not count them in silence.
  await page.evaluate(() => localStorage.setItem('favorites', '{"Sold":["gonegonegone2"]}'));
  await visit(page, '/favourites');
  await main.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('link', { name: 'Favourites', exact: true }).first()).toBeVisible();
  await expect(main.getByText('No favourites yet')).toBeVisible();
});

test('favourites of three sellers share a row', { tag: '@all' }, async ({ page, request }) => {
  const bySeller = new Map((await listProducts(request)).map((piece) => [piece.seller._id, piece]));
  const pieces = [...bySeller.values()].slice(0, 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/about');
  await page.evaluate(
    (kept) => localStorage.setItem('favorites', JSON.stringify(kept)),
    Object.fromEntries(pieces.map(({ name, _id }) => [name, [_id]])),
  );
  await visit(page, '/favourites');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(3);
});

test('a single favourite is spoken of as one', { tag: '@all' }, async ({ page, request }) => {
  const [piece] = await listProducts(request);
  if (!piece) throw new Error('The demo has no products');
  await visit(page, '/about');
  await page.evaluate(
    ({ name, _id }) => localStorage.setItem('favorites', JSON.stringify({ [name]: [_id] })),
    piece,
  );
  await visit(page, '/favourites');
  await expect(page.getByRole('link', { name: 'Favourites, 1 piece', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to enquiry list' }).click();
  await expect(page.getByText('1 piece added to enquiry list')).toBeVisible();
});

test('a heart that is pressed before its scripts come is filled when they do', {
  tag: '@all',
}, async ({ page, request }) => {
  const products = await listProducts(request);
  const [first] = products;
  const second = products.find(
    ({ _id, seller }) => _id !== first?._id && seller._id === first?.seller._id,
  );
  if (!first || !second) throw new Error('The demo has too few products');
  // Other tests add newer pieces, of sellers of their own.
  const shop = `/shop?sort=newest&seller=${first.seller._id}`;
  const heart = ({ brand, name }: typeof first) =>
    page.getByRole('button', { name: `Favourites: ${brand} ${name}`, exact: true });
  const pressed = (of: typeof first) => expect(heart(of)).toHaveAttribute('aria-pressed', 'true');

  const letAll = await deferScripts(page);
  await page.goto(shop, { waitUntil: 'commit' });
  await heart(first).click();
  letAll();
  await pressed(first);

  const letList = await deferScripts(page, 'product-results-*');
  await visit(page, shop);
  await heart(second).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  letList();
  await pressed(second);
  await pressed(first);

  await heart(first).click();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'false');

  const letPage = await deferScripts(page);
  await page.goto(productAddress(first), { waitUntil: 'commit' });
  const wish = page.getByRole('main').getByRole('button', { name: 'Favourites', exact: true });
  await wish.click();
  letPage();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
});
