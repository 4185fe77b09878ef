import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { callApi, openAs, ownSeller } from './seller-session.ts';

test('templates stand in the order that their seller gives them', async ({ page, request }) => {
  const seller = await ownSeller(request);
  for (const name of ['Yes', 'Opening hours', 'Thanks']) {
    const data = { name, text: `${name}.` };
    await callApi(request, 'POST', '/seller/add-reply-template', { ...seller, data });
  }
  await openAs(page, seller, '/seller/enquiries/templates');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Yes', 'Opening hours', 'Thanks']);
  await page.getByRole('button', { name: 'Move Thanks up' }).click();
  await expect(names).toHaveText(['Yes', 'Thanks', 'Opening hours']);
  await page.getByRole('button', { name: 'Move Thanks up' }).click();
  await expect(names).toHaveText(['Thanks', 'Yes', 'Opening hours']);
  await expect(page.getByRole('button', { name: 'Move Thanks up' })).toHaveCount(0);
  await page.reload();
  await expect(names).toHaveText(['Thanks', 'Yes', 'Opening hours']);
});

test('templates are made, previewed, changed and deleted', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/enquiries/templates');
  await page.getByRole('button', { name: 'Use this: It is available' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '{opening hours}' }).click();
  await expect(dialog.getByLabel('Preview')).toContainText('Monday to Saturday');
  await dialog.getByLabel('Text').press('End');
  await dialog.getByLabel('Text').pressSequentially(' {colour}');
  await expect(dialog.getByText('{colour} is no placeholder')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'It is available' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete It is available' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No templates of your own yet')).toBeVisible();
});
