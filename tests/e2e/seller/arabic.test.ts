import type { Seller } from '#contracts/seller.ts';
import * as enquiries from '#languages/ar/back-office/enquiries.ts';
import * as logIn from '#languages/ar/back-office/log-in.ts';
import { priceIn } from '#languages/ar/back-office/prices.tsx';
import * as form from '#languages/ar/back-office/products.tsx';
import * as translatedFields from '#languages/ar/content/translated-fields.ts';
import { productCreated } from '#languages/ar/refusals/done.ts';
import * as accounts from '#languages/ar/seller/accounts.ts';
import * as leadTexts from '#languages/ar/seller/lead.tsx';
import * as products from '#languages/ar/seller/products.tsx';
import * as english from '#languages/en/seller/lead.tsx';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { expectScreensSound } from './screens-of-language.ts';
import {
  callApi,
  entryCalled,
  leadOf,
  newcomer,
  newToken,
  PASSWORD,
  productsOf,
  setStatus,
} from './seller-session.ts';

test('in Arabic a seller registers, logs in, adds a piece, answers who asked, and logs out', async ({
  page,
  request,
}) => {
  const who = newcomer();
  await visit(page, '/ar/seller/register');
  await page.getByLabel(accounts.fullName).fill(who.name);
  await page.getByLabel(accounts.email).fill(who.email);
  await page.getByLabel(accounts.phone).fill(who.phone);
  await page.getByLabel(accounts.password, { exact: true }).fill(PASSWORD);
  const registered = page.waitForResponse(/api\/seller\/register/);
  await page.getByRole('button', { name: accounts.register, exact: true }).click();
  await expect(page.getByText(accounts.registeredNote)).toBeVisible();
  await expect(page).toHaveURL('/ar/seller/');
  // No page asks for this log-in, so that it leaves the language of the mails as it is.
  const token = await newToken(request, who);
  const { _id: id } = (await (await registered).json()).data;
  const self = await callApi<Seller>(request, 'GET', `/admin/get-seller/${id}`, { token });
  expect(self.language).toBe('ar');
  await setStatus(request, id, true);
  const seller = { ...who, id, token };

  await expect(page.getByRole('heading', { name: accounts.logInTitle })).toBeVisible();
  await page.getByLabel(logIn.emailOrPhone).fill(seller.email);
  await page.getByLabel(logIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: logIn.signIn, exact: true }).click();
  await expect(page).toHaveURL('/ar/seller/product');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seller.name);

  await page.getByRole('button', { name: products.add }).first().click();
  const dialog = page.getByRole('dialog', { name: form.addProduct });
  await dialog.getByLabel(form.name, { exact: true }).fill('Brass lamp');
  await dialog.getByLabel(translatedFields.nameIn('ar')).fill('مصباح نحاسي');
  await dialog.getByLabel(form.brand, { exact: true }).fill('Corvo');
  const category = await entryCalled(request, '/get-category', 'Watches');
  const sub = await entryCalled(request, `/get-subcategory/all/${category}`, 'Chronographs');
  await dialog.getByLabel(form.category, { exact: true }).selectOption(category);
  await dialog.getByLabel(form.subCategory).and(page.locator(':enabled')).selectOption(sub);
  await dialog.getByLabel(priceIn('INR'), { exact: true }).fill('1200');
  await dialog.getByLabel(priceIn('AED'), { exact: true }).fill('50');
  await dialog.getByRole('button', { name: form.createProduct }).click();
  await expect(page.getByText(productCreated)).toBeVisible();
  await expect(page.getByRole('row', { name: /Brass lamp/ })).toBeVisible();
  const [piece] = await productsOf(request, seller);
  expect(piece?.nameArabic).toBe('مصباح نحاسي');
  const shown = async (path: string) => (await request.get(`${path}/product/${piece?._id}`)).text();
  expect(await shown('/ar')).toContain('مصباح نحاسي');
  expect(await shown('')).not.toContain('مصباح');

  const reference = `A${seller.phone.slice(-6)}`;
  const data = { reference, region: 'AE', pieces: [{ productId: piece?._id }], language: 'ar' };
  await callApi(request, 'POST', '/enquiry', { data });
  const { _id } = await leadOf(request, seller, reference);
  const lead = page.getByRole('article');
  await visit(page, `/seller/enquiries/${_id}`);
  await expect(lead).toContainText(english.onPagesIn('ar'));
  await visit(page, `/ar/seller/enquiries/${_id}`);
  await expect(lead).toContainText(reference);
  await expect(lead).not.toContainText(leadTexts.onPagesIn('ar'));
  const talking = lead.getByRole('button', { name: enquiries.leadTalking, exact: true });
  await talking.click();
  await expect(talking).toHaveAttribute('aria-pressed', 'true');
  expect((await leadOf(request, seller, reference)).state).toBe('TALKING');

  await visit(page, '/ar/seller/product');
  await page.getByRole('main').getByRole('button', { name: products.logOut }).click();
  await expect(page).toHaveURL(/\/ar\/(login|seller\/)$/);
  await expect(page.getByRole('heading', { name: accounts.logInTitle })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull();
});

test('every screen is sound in Arabic', { tag: '@all' }, async ({ page, request }) => {
  await expectScreensSound(page, request, 'ar');
});
