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
  await dialog.getByRole('button', { name: 'Look at It…' }).click();
  const asked = page.getByRole('dialog', { name: 'Announce it?' });
  await expect(asked).toContainText(/It goes to [\d,]+ sellers?, on their screens\./);
  await expect(asked.frameLocator('iframe').getByText('Parcels are late this week.')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await asked.getByRole('button', { name: /^Announce to/ }).click();
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
  await row.getByRole('button', { name: 'Correct' }).click();
  const correct = page.getByRole('dialog', { name: /^Correct/ });
  await correct.getByLabel('Text', { exact: true }).fill('Parcels are late next week.');
  await correct.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(row).toContainText(/0 of \d/);
  await expect(row).toContainText('Corrected');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
});
