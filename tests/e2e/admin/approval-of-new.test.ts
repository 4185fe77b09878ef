import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aSeller } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

test('a new piece is declined, sent again, approved and then seen by shoppers', async ({
  page,
}) => {
  const [admin, seller] = [await anAdmin(served), await aSeller(served)];
  const category = await aCategory(served.db);
  await setSiteState(served.db, SETTINGS, JSON.stringify({ approval: { of: 'all' } }));
  const form = new FormData();
  const fields = {
    ...{ name: 'Brass lantern', brand: 'Corvo', description: '', priceINR: '100', priceAED: '5' },
    ...{ categoryId: category.id, subCategoryId: category.sub.id },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = seller.authorization;
  const url = `${served.url}/api/seller/add-product`;
  expect((await fetch(url, { method: 'POST', headers, body: form })).ok).toBe(true);

  const openAs = async (
    role: 'admin' | 'seller',
    { authorization }: typeof headers,
    path: string,
  ) => {
    await page.goto(`${served.url}/robots.txt`);
    const token = authorization.replace('Bearer ', '');
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [`${role}Token`, token],
    );
    await visit(page, served.url + path);
  };
  await openAs('admin', admin.authorization, '/admin/approvals/looks');
  const row = page.getByRole('row', { name: 'Brass lantern' });
  await row.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: /^Decline/ });
  await dialog.getByLabel('Why it is declined').fill('Show it from the front.');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(row).toHaveCount(0);

  await openAs('seller', seller.authorization, '/seller/product');
  await expect(page.getByText('Not approved', { exact: true })).toBeVisible();
  await expect(page.getByText('Show it from the front.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for another look' }).click();
  await page.getByRole('dialog').getByLabel('What you changed').fill('A new picture.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for another look' }).click();
  await expect(page.getByText('Waits for approval', { exact: true })).toBeVisible();

  await openAs('admin', admin.authorization, '/admin/approvals/looks');
  await expect(row).toContainText('A new picture.');
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await visit(page, `${served.url}/shop`);
  await expect(page.getByRole('link', { name: /Brass lantern/ }).first()).toBeVisible();
});
