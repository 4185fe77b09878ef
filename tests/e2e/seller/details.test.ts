import { expect, test } from '#tests/support/browser/page-test.ts';
import { beginProduct } from './product-form.ts';

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

test('details follow the category, are told of where they go, and sizes are sold by a tap', async ({
  page,
  request,
}) => {
  await beginProduct(page, request, 'Quay Loafer');
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const save = dialog.getByRole('button', { name: 'Create Product' });
  const category = dialog.getByLabel('Category', { exact: true });
  const subCategory = dialog.getByLabel('Sub Category').and(page.locator(':enabled'));
  await dialog.getByLabel('Strap width').fill('20');
  await dialog.getByLabel('Case size').fill('900');
  await save.click();
  await expect(dialog.getByText('Case size must be a number between')).toBeVisible();
  await expect(dialog.getByLabel('Case size')).toBeFocused();
  await dialog.getByLabel('Case size').fill('');

  await category.selectOption({ label: 'Footwear' });
  await subCategory.selectOption({ label: 'Loafers' });
  const removed = dialog.getByText('Strap width (20 mm) does not belong to Loafers');
  await expect(removed).toBeVisible();
  await expect(dialog.getByLabel('Strap width')).toHaveCount(0);
  const sizes = dialog.getByRole('group', { name: 'Size (EU)' });
  for (const size of ['41', '42']) await sizes.getByText(size, { exact: true }).click();
  await sizes.getByRole('switch', { name: '42 available' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'More for Quay Loafer' }).click();
  await page.getByRole('menuitem', { name: 'Sizes' }).click();
  const taps = page.getByRole('dialog', { name: 'Sizes of Quay Loafer' });
  await expect(taps.getByRole('switch', { name: '42 available' })).not.toBeChecked();
  const saved = page.waitForResponse(/update-size/);
  await taps.getByRole('switch', { name: '41 available' }).click();
  await expect(taps.getByText('Sold', { exact: true })).toHaveCount(2);
  await saved;
  await page.reload();
  await page.getByRole('link', { name: 'Quay Loafer', exact: true }).click();
  await expect(page.getByRole('switch', { name: '41 available' })).not.toBeChecked();
});
