import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { scene } from '#tests/support/files/media-files.ts';
import { type Account, openAs, ownSeller } from './seller-session.ts';

/** Fills in what a product needs, in the open Add/Edit dialog. */
export async function fillIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Product Name').fill(name);
  await form.getByLabel('Brand').fill('Calderon');
  await form.getByLabel('Category', { exact: true }).selectOption({ label: 'Watches' });
  const subCategories = form.getByLabel('Sub Category').and(page.locator(':enabled'));
  await subCategories.selectOption({ label: 'Chronographs' });
  await form.getByLabel('Price (INR)').fill('124999');
  await form.getByLabel('Price (AED)').fill('5499');
}

/** A JPEG as a file input takes it; another `seed` makes another picture. */
export async function picture(seed: number, name = `${seed}.jpg`) {
  const buffer = await scene(900, 1200, seed).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The buttons that remove what is in a slot: one for each file that has arrived or is kept. */
export const filled = (page: Page) => page.getByRole('button', { name: /^Remove (image|video)/ });

/** The slots' previews in their order. */
export const previews = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .locator('img, video')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));

/** A new seller with the form of a product filled in before it, and a picture uploaded by `seed`. */
export async function beginProduct(
  page: Page,
  request: APIRequestContext,
  name: string,
  seed?: number,
): Promise<Account> {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/product?edit=new');
  await fillIn(page, name);
  if (seed === undefined) return seller;
  await page.getByLabel('Image 1 file').setInputFiles(await picture(seed));
  await expect(filled(page)).toHaveCount(1);
  return seller;
}
