import type { Seller } from '#contracts/seller.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { asAdmin, openAsAdmin } from './admin-session.ts';
import { ownShop } from './screens.ts';

test('an admin makes two accounts of a seller one, and the pages of the one lead to the other', async ({
  page,
  request,
  complaints,
}) => {
  const [goes, stays] = [await ownShop(request), await ownShop(request)];
  const nameOf = async ({ id }: { id: string }) =>
    (await asAdmin<Seller>(request, 'GET', `/get-seller/${id}`)).name;
  const [oldName, newName] = [await nameOf(goes), await nameOf(stays)];

  await openAsAdmin(page, `/admin/sellers/${goes.id}/profile`);
  await page.getByRole('link', { name: 'Merge with another account…' }).click();
  await expect(page.getByText('Choose the account that stays.')).toBeVisible();
  const chooser = page.getByRole('combobox', { name: 'The account that stays' });
  await chooser.fill(newName);
  await page.getByRole('option', { name: newName }).click();
  await expect(page.getByRole('heading', { name: 'What ends' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Products', { exact: true }).locator('..'),
  ).toContainText('2');
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'The other way round' }).click();
  await expect(page).toHaveURL(`/admin/sellers/${stays.id}/merge?into=${goes.id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/admin/sellers/${goes.id}/merge?into=${stays.id}`);

  await page.getByRole('button', { name: 'Merge these accounts…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(newName);
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await expect(dialog.getByText('This is not the name of the account to close')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(complaints.join()).toContain('422');
  complaints.length = 0;
  await dialog.getByRole('textbox').fill(oldName);
  await dialog.getByRole('button', { name: 'Merge for good' }).click();

  await expect(page).toHaveURL(`/admin/sellers/${stays.id}/profile`);
  const heading = page.getByRole('heading', { level: 1, name: newName });
  await expect(heading).toBeVisible();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('is part of this account now, with 2 products');
  // The name of the account that it became part of is free of it.
  const [said, name] = [await toast.boundingBox(), await heading.boundingBox()];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
  const moved = await asAdmin<object[]>(request, 'GET', `/get-products/${stays.id}`);
  expect(moved).toHaveLength(4);

  for (const language of ['', '/ar']) {
    await page.goto(`${language}/seller-list/an-old-name-${goes.id}?all=1`);
    await expect(page).toHaveURL(`${language}/seller-list/${stays.id}?all=1`);
    await expect(page.getByRole('heading', { level: 1, name: newName })).toBeVisible();
  }
});
