import * as enquiries from '#languages/hi/back-office/enquiries.ts';
import * as logIn from '#languages/hi/back-office/log-in.ts';
import { priceIn } from '#languages/hi/back-office/prices.tsx';
import * as form from '#languages/hi/back-office/products.tsx';
import * as translatedFields from '#languages/hi/content/translated-fields.ts';
import { productCreated } from '#languages/hi/refusals/done.ts';
import * as accounts from '#languages/hi/seller/accounts.ts';
import * as products from '#languages/hi/seller/products.tsx';
import * as replies from '#languages/hi/seller/replies.tsx';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { expectScreensSound } from './screens-of-language.ts';
import { callApi, entryCalled, leadOf, ownSeller, PASSWORD, productsOf } from './seller-session.ts';

test('in Hindi a seller logs in, adds a piece, and answers who asked by a template in Hindi', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await visit(page, '/hi/seller/');
  await expect(page.getByRole('heading', { name: accounts.logInTitle })).toBeVisible();
  await page.getByLabel(logIn.emailOrPhone).fill(seller.email);
  await page.getByLabel(logIn.password, { exact: true }).fill('no such password');
  await page.getByRole('button', { name: logIn.signIn, exact: true }).click();
  await expect(page.getByText(accounts.logInFailed).first()).toBeVisible();
  complaints.length = 0;
  await page.getByLabel(logIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: logIn.signIn, exact: true }).click();
  await expect(page).toHaveURL('/hi/seller/product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    products.welcomeNamed(seller.name),
  );

  await page.getByRole('button', { name: products.add }).first().click();
  const dialog = page.getByRole('dialog', { name: form.addProduct });
  await dialog.getByLabel(form.name, { exact: true }).fill('Brass lamp');
  await dialog.getByLabel(translatedFields.nameIn('hi')).fill('पीतल का लैंप');
  await dialog.getByLabel(form.brand, { exact: true }).fill('Corvo');
  const category = await entryCalled(request, '/get-category', 'Watches');
  const sub = await entryCalled(request, `/get-subcategory/all/${category}`, 'Chronographs');
  await dialog.getByLabel(form.category, { exact: true }).selectOption(category);
  await dialog.getByLabel(form.subCategory).and(page.locator(':enabled')).selectOption(sub);
  await dialog.getByLabel(priceIn('INR'), { exact: true }).fill('124999');
  await dialog.getByLabel(priceIn('AED'), { exact: true }).fill('5499');
  await dialog.getByRole('button', { name: form.createProduct }).click();
  await expect(page.getByText(productCreated)).toBeVisible();
  await expect(page.getByRole('row', { name: /Brass lamp/ })).toContainText('₹1,24,999');
  const [piece] = await productsOf(request, seller);
  expect(piece?.nameHindi).toBe('पीतल का लैंप');
  const shown = async (path: string) => (await request.get(`${path}/product/${piece?._id}`)).text();
  expect(await shown('/hi')).toContain('पीतल का लैंप');
  expect(await shown('')).not.toContain('पीतल');

  await visit(page, '/hi/seller/enquiries/templates');
  await page.getByRole('button', { name: replies.takeNamed(replies.starterAvailableName) }).click();
  const template = page.getByRole('dialog');
  await expect(template.getByLabel(replies.previewIn('हिन्दी'))).toContainText('₹1,24,999');
  await template.getByRole('button', { name: replies.save }).click();
  await expect(page.getByRole('heading', { name: replies.starterAvailableName })).toBeVisible();

  const reference = `H${seller.phone.slice(-6)}`;
  const data = { reference, region: 'IN', pieces: [{ productId: piece?._id }], language: 'hi' };
  await callApi(request, 'POST', '/enquiry', { data });
  const { _id } = await leadOf(request, seller, reference);
  await visit(page, `/hi/seller/enquiries/${_id}`);
  const lead = page.getByRole('article');
  await expect(lead).toContainText(reference);
  await lead.getByRole('button', { name: replies.reply, exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(replies.yourReply)).toHaveValue(
    /^नमस्ते,\n.*पीतल का लैंप के बारे में[\s\S]*कीमत: ₹1,24,999/,
  );
  await page.keyboard.press('Escape');
  const talking = lead.getByRole('button', { name: enquiries.leadTalking, exact: true });
  await talking.click();
  await expect(talking).toHaveAttribute('aria-pressed', 'true');
  expect((await leadOf(request, seller, reference)).state).toBe('TALKING');
});

test('every screen is sound in Hindi', { tag: '@all' }, async ({ page, request }) => {
  await expectScreensSound(page, request, 'hi');
});
