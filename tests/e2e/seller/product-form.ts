import type { Page } from '@playwright/test';
import { scene } from '#tests/support/media-files.ts';

/** Fills in what a product needs, in the open Add/Edit dialog. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Product Name').fill(name);
  await page.getByLabel('Brand').fill('Calderon');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Watches' });
  const subCategories = page.getByLabel('Sub Category').and(page.locator(':enabled'));
  await subCategories.selectOption({ label: 'Chronographs' });
  await page.getByLabel('Price (INR)').fill('124999');
  await page.getByLabel('Price (AED)').fill('5499');
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
