import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('an attribute is added with its choices and place, renamed and deleted', async ({
  page,
  complaints,
}) => {
  const name = ownName('Lining');
  await openAsAdmin(page, `/admin/attributes?q=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add Attribute' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Attribute' }).click();
  await expect(dialog.getByText('Enter at least one choice.')).toBeVisible();
  complaints.length = 0;
  await dialog.getByRole('button', { name: 'Add choice' }).click();
  await page.keyboard.type('Silk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cotton');
  await dialog.getByRole('button', { name: 'Move choice 2 up' }).click();
  await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'Home' });
  await dialog.getByRole('button', { name: 'Add place' }).click();
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
  await expect(page.getByText('The order is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
