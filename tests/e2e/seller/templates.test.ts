import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import {
  addProducts,
  callApi,
  enquire,
  leadOf,
  openAs,
  ownSeller,
  productsOf,
} from './seller-session.ts';

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
  await expect(dialog.getByLabel('Preview (English)')).toContainText('Monday to Saturday');
  await dialog.getByLabel('Text (English)').press('End');
  await dialog.getByLabel('Text (English)').pressSequentially(' {colour}');
  await expect(dialog.getByText('{colour} is not a placeholder')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'It is available' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete It is available' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No templates of your own yet')).toBeVisible();
});

test('a reply opens in the language that the shopper asked in, and can be had in the other', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lateen']);
  const [product] = await productsOf(request, seller);
  const reference = 'ARB2345';
  const asked = await request.post('/api/enquiry', {
    headers: { 'accept-language': 'ar' },
    data: { reference, region: 'AE', language: 'ar', pieces: [{ productId: product?._id }] },
  });
  expect(asked.ok()).toBe(true);
  const inEnglish = await enquire(request, seller, ['Lateen']);
  await openAs(page, seller, '/seller/enquiries/templates');
  await page.getByRole('button', { name: 'Add template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Both');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write the text in one language at least')).toBeVisible();
  await dialog.getByLabel('Text (English)').fill('Yes, {piece} is here.');
  await dialog.getByLabel('Text (العربية)').fill('نعم، {القطعة} هنا.');
  await expect(dialog.getByLabel('Preview (العربية)')).toContainText('نعم، Calderon');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Yes, {piece} is here.')).toBeVisible();
  await expect(page.getByText('نعم، {القطعة} هنا.')).toBeVisible();

  const { _id: arabic } = await leadOf(request, seller, reference);
  await page.goto(`/seller/enquiries/${arabic}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByLabel('Your reply');
  await expect(reply).toHaveValue(/^نعم، .*Lateen هنا\.$/);
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await expect(reply).toHaveValue(/^Yes, .*Lateen is here\.$/);
  const { _id: english } = await leadOf(request, seller, inEnglish);
  await page.goto(`/seller/enquiries/${english}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(reply).toHaveValue(/^Yes, .*Lateen is here\.$/);
  expect(await findFaults(page)).toEqual([]);
});
