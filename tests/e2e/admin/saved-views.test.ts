import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, enquire, ownSeller } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('columns are left out, moved and remembered for the person', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lantern']);
  await enquire(request, seller, ['Lantern']);
  const address = `/admin/sellers/${seller.id}/enquiries`;
  await openAsAdmin(page, address);
  const heads = page.getByRole('columnheader');
  const usual = ['Product', 'Reference', 'Region', 'Price shown', 'When'];
  await expect(heads).toHaveText(usual);
  const columns = page.getByRole('dialog', { name: 'Columns of this table' });
  await page.getByRole('button', { name: 'Columns' }).click();
  // The column with the name stays.
  await expect(columns.getByRole('checkbox', { name: 'Product' })).toHaveCount(0);
  await columns.getByRole('checkbox', { name: 'Region' }).uncheck();
  await columns.getByRole('button', { name: 'Move When up' }).click();
  await expect(columns.getByRole('button', { name: 'Move When up' })).toBeFocused();
  await expect(heads).toHaveText(['Product', 'Reference', 'When', 'Price shown']);
  await columns.getByText('Price shown').dragTo(columns.getByText('Reference'));
  const wanted = ['Product', 'Price shown', 'Reference', 'When'];
  await expect(heads).toHaveText(wanted);
  expect(await findFaults(page)).toEqual([]);
  const close = async () => {
    const saved = page.waitForResponse((answer) => answer.url().includes('/choose-columns'));
    await page.keyboard.press('Escape');
    expect((await saved).status()).toBe(200);
  };
  await close();
  // Another session of the same person.
  await openAsAdmin(page, address, { isOwn: true });
  await expect(heads).toHaveText(wanted);
  await page.getByRole('button', { name: 'Columns' }).click();
  await columns.getByRole('button', { name: 'Reset columns' }).click();
  await close();
  await expect(heads).toHaveText(usual);
});

test('a view is saved, shared, left and deleted', async ({ page }) => {
  const name = ownName('Erasures');
  await openAsAdmin(page, '/admin/mails?state=failed&q=nobody');
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await views.getByRole('button', { name: 'Save as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Share with all admins').check();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const shown = page.getByRole('button', { name });
  await expect(shown).toHaveText(name);
  await expect(page).toHaveURL(/state=failed&q=nobody.*view=/);
  await shown.click();
  await expect(views.getByText('Shared', { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await views.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/admin/mails');
  // The address says what is shown: a link with a view of somebody else shows the same.
  await visit(page, '/admin/mails?state=failed&view=gone');
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('failed');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await views.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByText('View deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(views.getByText(name)).toHaveCount(0);
});
