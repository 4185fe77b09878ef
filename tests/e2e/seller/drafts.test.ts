import { expect, test } from '#tests/support/browser/page-test.ts';
import { fillIn } from './product-form.ts';
import { openAs, ownSeller, setStatus } from './seller-session.ts';

test('a product is prepared while the account waits, and added once it is approved', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request, false);
  await openAs(page, seller, '/seller/product');
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeDisabled();
  await page.getByRole('button', { name: 'New Draft' }).click();
  await page.getByLabel('Product Name').fill('Monsoon Chronograph');
  await page.getByLabel('Price (INR)').fill('1,24,');
  await page.getByRole('button', { name: 'Keep Draft' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Delete draft Monsoon Chronograph' }).click();
  await expect(page.getByText('Monsoon Chronograph')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Monsoon Chronograph')).toBeVisible();

  await setStatus(request, seller.id, true);
  await page.reload();
  await page.getByRole('button', { name: 'Edit draft Monsoon Chronograph' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog.getByLabel('Price (INR)')).toHaveValue('1,24,');
  await fillIn(page, 'Monsoon Chronograph');
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /Monsoon Chronograph/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Product' }).click();
  await dialog.getByLabel('Product Name').fill('Half a watch');
  await dialog.getByRole('button', { name: 'Keep Draft' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit draft Half a watch' }).click();
  await expect(dialog.getByLabel('Product Name')).toHaveValue('Half a watch');
  await dialog.getByLabel('Brand').fill('Calderon');
  await dialog.getByRole('button', { name: 'Keep Draft' }).click();
  await expect(page.getByRole('region', { name: 'Drafts' }).getByRole('listitem')).toHaveCount(1);
});
