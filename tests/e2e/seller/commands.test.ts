import type { Page } from '@playwright/test';
import * as arabic from '#languages/ar/back-office/commands.ts';
import * as arabicShell from '#languages/ar/back-office/shell.tsx';
import * as arabicProducts from '#languages/ar/seller/products.tsx';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { overflowOf, viewport } from '#tests/support/browser/sound-layout.ts';
import { addProducts, enquire, leadOf, openAs, ownSeller, productsOf } from './seller-session.ts';

const list = (page: Page, name = 'Find anything') => page.getByRole('dialog', { name });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

/** Opens the list, types, and chooses what is found. */
async function choose(page: Page, text: string, line: RegExp) {
  // Keys are heard once the frame of the screens is there.
  await page.getByRole('button', { name: 'Find…' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = list(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(text);
  await expect(option(page, line)).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

test('a seller hides and sells a piece that is found by its SKU, and wins a lead by its reference', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Tin lamp']);
  const reference = await enquire(request, seller, ['Tin lamp']);
  const lamp = async () =>
    (await productsOf(request, seller)).find(({ name }) => name === 'Brass lamp');
  await openAs(page, seller, '/seller/dashboard');

  const { sku = '' } = (await lamp()) ?? {};
  await choose(page, sku, /^Brass lamp/);
  await option(page, 'Hide from shoppers').click();
  await expect(page.getByText(/^Brass lamp: /)).toBeVisible();
  expect((await lamp())?.hiddenBy).toEqual(['hidden-by-seller']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await lamp())?.hiddenBy).toEqual([]);

  await choose(page, 'brass', /^Brass lamp/);
  await expect(option(page, 'Mark sold')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await list(page).getByRole('combobox').fill('sold');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await lamp())?.availability).toBe('SOLD');

  await choose(page, reference.toLowerCase(), new RegExp(`^${reference}.*Tin lamp`));
  await option(page, 'Mark won').click();
  const won = page.getByRole('dialog', { name: 'Mark won' });
  await expect(won.locator(':focus')).toHaveCount(1);
  await won.getByRole('button', { name: 'Mark won' }).click();
  await expect.poll(async () => (await leadOf(request, seller, reference)).state).toBe('WON');

  await choose(page, reference, new RegExp(`^${reference}`));
  await expect(option(page, 'Open')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller\/enquiries\/\w+$/);
});

test('a seller is led to a card of the dashboard', async ({ page, request }) => {
  await openAs(page, await ownSeller(request), '/seller/product');
  await choose(page, 'delete my account', /^Your Data/);
  await expect(page).toHaveURL('/seller/dashboard#your-data');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeInViewport();
});

test('on a phone a seller finds by a button, in Arabic too', async ({ page, request }) => {
  const seller = await ownSeller(request, false);
  await page.setViewportSize(viewport(360));
  await openAs(page, seller, '/seller/product');
  await page.getByRole('button', { name: 'Find…' }).click();
  await expect(option(page, /^Dashboard/)).toBeVisible();
  // Nothing is offered that an account cannot do before its approval.
  await expect(option(page, 'Add Product')).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);

  await openAs(page, seller, '/ar/seller/product');
  await page.getByRole('button', { name: arabicShell.find }).click();
  const dialog = list(page, arabic.title);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('option', { name: arabicProducts.add })).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('combobox').fill('زيلوفون');
  await expect(dialog.getByText(arabic.nothing)).toBeVisible();
});
