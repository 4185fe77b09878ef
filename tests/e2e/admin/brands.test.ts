import { mergeNext } from '#services/catalogue/merge/run-merge.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

test('an admin renames a brand, in a row that is one up to its actions, and takes it back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const parents = parentsOf(await aSeller(served), await aCategory(served.db));
  for (const brand of ['Calderon & Co', 'Zara']) await aProduct(served.db, parents, { brand });
  const { token } = await anAdmin(served);
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/brands`);

  const row = page.getByRole('row', { name: 'Calderon & Co' });
  await row.hover();
  const grounds = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  expect(new Set(grounds).size, grounds.join()).toBe(1);

  await row.getByRole('button', { name: 'Rename Calderon & Co' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename “Calderon & Co”' });
  await dialog.getByLabel('Brand').fill('Zara');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('There is already a brand “Zara”.')).toHaveCount(1);
  expect(complaints.splice(0).join()).toContain('409');
  await dialog.getByLabel('Brand').fill('Calderón');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Renaming Calderon & Co to Calderón')).toBeVisible();
  while (await mergeNext(served.context));
  await expect(
    page.getByText('Calderon & Co is called Calderón now: 1 product renamed'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'Calderón' })).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto(`${served.url}/shop?brand=Calderon+%26+Co`);
  await expect(shop).toHaveURL(/brand=Calder%C3%B3n/);

  await page.getByRole('button', { name: 'Undo: call it Calderon & Co again' }).click();
  await expect(page.getByText('Renaming Calderón to Calderon & Co')).toBeVisible();
  while (await mergeNext(served.context));
  await expect(
    page.getByText('Calderón is called Calderon & Co now: 1 product renamed'),
  ).toBeVisible();
  await expect(page.getByText('Calderon & Co is called Calderón now')).toHaveCount(0);

  await visit(page, `${served.url}/admin/audit`);
  const told = page.getByRole('row', { name: 'Renamed a brand' });
  await expect(told).toContainText(['Brand Calderon & Co', 'Brand Calderón']);
});
