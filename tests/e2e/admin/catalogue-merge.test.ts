import type { ManagedProduct } from '#contracts/product.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { callApi, ownSeller } from '../seller/seller-session.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

test('an admin merges a category into another and two spellings of a brand into one', async ({
  page,
  request,
}) => {
  const word = ownName('Whimbrel').replace(' ', '');
  const add = async (path: string, data: object) =>
    (await asAdmin<{ data: { _id: string } }>(request, 'POST', path, data)).data._id;
  const [goes, stays] = [
    await add('/add-category', { name: `${word} Old` }),
    await add('/add-category', { name: `${word} New` }),
  ];
  const seller = await ownSeller(request);
  const subCategoryId = await add('/add-subcategory', { name: `${word} Part`, categoryId: goes });
  for (const brand of [word, word.toUpperCase()]) {
    const parents = { categoryId: goes, subCategoryId };
    const data = { name: `${word} Piece`, brand, ...parents, priceINR: '1000', priceAED: '50' };
    await callApi(request, 'POST', '/seller/add-product', { token: seller.token, data });
  }

  await openAsAdmin(page, `/admin/category?q=${word}`);
  await page.getByRole('link', { name: `Merge ${word} Old` }).click();
  await expect(page.getByText('Choose where its products go.')).toBeVisible();
  await page.getByRole('combobox', { name: 'The one that stays' }).fill(`${word} New`);
  await page.getByRole('option', { name: `${word} New` }).click();
  await expect(page.getByText('Products that follow').locator('..')).toContainText('2');
  await expect(page.getByText(`Moves along: ${word} Part`)).toBeVisible();
  const first = page
    .getByRole('listitem')
    .filter({ hasText: `${word} Piece` })
    .first();
  await expect(first).toContainText(seller.name);
  await expect(first).toContainText(`${word} New`);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Merge…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page).toHaveURL('/admin/category');
  await expect(page.getByText(`${word} Old is part of ${word} New now: 2 products`)).toBeVisible();
  const pieces = () => asAdmin<ManagedProduct[]>(request, 'GET', `/get-products?q=${word}`);
  expect((await pieces()).map(({ categoryId }) => categoryId._id)).toEqual([stays, stays]);

  await page.goto(`/admin/brands?q=${word}`);
  await page.getByRole('button', { name: `Merge the spellings of ${word}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: `${word} stays`, exact: true }).check();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText(`is part of ${word} now: 1 product moved`)).toBeVisible();
  expect((await pieces()).map(({ brand }) => brand)).toEqual([word, word]);

  await page.goto(`/product-type/an-old-name-${goes}`);
  await expect(page).toHaveURL(`/shop?category=${stays}`);
});
