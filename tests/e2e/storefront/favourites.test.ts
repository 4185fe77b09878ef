import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts } from './storefront-pages.ts';

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
});

test('a single favourite is spoken of as one', async ({ page, request }) => {
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
