import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { addProducts, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('an attribute is added with its choices and category, renamed and deleted', async ({
  page,
  complaints,
}) => {
  const name = ownName('Lining');
  await openAsAdmin(page, `/admin/attributes?q=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add Attribute' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create Attribute' }).click();
  await expect(dialog.getByText('Enter at least one choice.')).toBeVisible();
  complaints.length = 0;
  await dialog.getByRole('button', { name: 'Add choice' }).click();
  await page.keyboard.type('Silk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cotton');
  await dialog.getByRole('button', { name: 'Move choice 2 up' }).click();
  await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Home' });
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Required in Home' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Attribute' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Cotton, Silk');
  await row.getByRole('link', { name }).click();
  await dialog.getByLabel('Choice 1', { exact: true }).fill('Linen');
  await dialog.getByRole('button', { name: 'Update Attribute' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Linen, Silk');
  await main.getByRole('button', { name: 'Put in order' }).click();
  await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Home' });
  const down = dialog.getByRole('button', { name: `Move ${name} down` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(new RegExp(`${name} is 2 of`))).toBeAttached();
  await expect(down).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('one attribute is set for all selected products, and taken back', async ({
  page,
  request,
}) => {
  const word = ownName('Dial').replace(' ', '');
  const seller = await ownSeller(request);
  await addProducts(request, seller, [`${word} One`, `${word} Two`]);
  const materials = async () =>
    (await productsOf(request, seller)).map(({ attributes }) =>
      attributes.find(({ name }) => name === 'Case material')?.values.map(({ label }) => label),
    );
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Set attribute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set attribute: 2 selected' });
  const set = dialog.getByRole('button', { name: 'Set attribute' });
  await expect(set).toBeDisabled();
  await dialog.getByRole('combobox').first().selectOption({ label: 'Case material' });
  await dialog.getByLabel('Case material', { exact: true }).selectOption({ label: 'Bronze' });
  expect(await findFaults(page)).toEqual([]);
  await set.click();
  await expect(dialog.getByText('2 done, 0 failed')).toBeVisible();
  expect(await materials()).toEqual([['Bronze'], ['Bronze']]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('2 undone, 0 changed since')).toBeVisible();
  expect(await materials()).toEqual([undefined, undefined]);
});
