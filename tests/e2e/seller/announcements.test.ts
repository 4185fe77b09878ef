import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { openAsAdmin, ownName } from '../admin/admin-session.ts';
import { openAs, ownSeller } from './seller-session.ts';

test('what an admin announces stands on every screen of sellers until it is read', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const title = ownName('Monsoon');
  await openAsAdmin(page, '/admin/announcements');
  await page.getByRole('button', { name: 'Announce' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Announce' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Text', { exact: true }).fill('Parcels are late this week.');
  await dialog.getByLabel('By mail too').selectOption('no');
  await dialog.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('row', { name: title })).toContainText(/0 of \d/);

  await openAs(page, seller, '/seller/product');
  const strip = page.getByRole('status').filter({ hasText: title });
  await expect(strip).toContainText('Parcels are late this week.');
  expect(await findFaults(page)).toEqual([]);
  await strip.getByRole('button', { name: 'Got It' }).click();
  await expect(strip).toHaveCount(0);
  await visit(page, '/seller/announcements');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await openAsAdmin(page, '/admin/announcements');
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(/1 of \d/);
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
});
