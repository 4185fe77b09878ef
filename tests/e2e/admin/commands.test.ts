import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { overflowOf, viewport, widths } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

const list = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const field = (page: Page) => list(page).getByRole('combobox');

/** Keys are heard once the frame of the screens is there. */
const framed = (page: Page) => page.getByRole('button', { name: 'Find…' }).waitFor();

/** Opens the list, types, and waits for the line that Enter would choose. */
async function find(page: Page, text: string, line: string | RegExp) {
  await framed(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
  const option = list(page).getByRole('option', { name: line });
  await expect(option).toHaveAttribute('data-highlighted');
  return option;
}

test('an admin finds a seller by keyboard, approves it, and works as it', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request, false);
  await openAsAdmin(page, '/admin/audit');
  await find(page, seller.name, new RegExp(`${seller.name}.*Waiting for approval`));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('option', { name: 'Approve…' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await field(page).fill('appr');
  await page.keyboard.press('Enter');
  const deciding = page.getByRole('dialog', { name: `Approve ${seller.name}` });
  await deciding.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(`${seller.name} is approved`)).toBeVisible();
  await expect(deciding).toHaveCount(0);

  // What was chosen is remembered, and stands first.
  await find(page, '', seller.name);
  await page.keyboard.press('Enter');
  await list(page).getByRole('option', { name: 'Log in as seller…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in as seller' }).click();
  await expect(page).toHaveURL('/seller/product');
});

test('an admin goes to screens, and takes a piece down that is found by its SKU', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const name = ownName('Copper kettle');
  await addProducts(request, seller, [name]);
  const [product] = await productsOf(request, seller);
  await openAsAdmin(page, '/admin/audit');
  await find(page, 'blocked', /^Blocked words/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/searches/blocked');
  await expect(list(page)).toHaveCount(0);

  await find(page, product?.sku ?? '', new RegExp(name));
  await page.keyboard.press('Enter');
  await list(page).getByRole('option', { name: 'Take down…' }).click();
  const dialog = page.getByRole('dialog', { name: `Take down ${name}` });
  await dialog.getByLabel('Reason').selectOption('authenticity');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText(new RegExp(`^${name}: `))).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await productsOf(request, seller))[0]?.takenDown).toBeNull();

  // Esc goes back first, and then closes; so does Backspace in an empty field.
  await find(page, 'watches', /^Watches/);
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('option', { name: 'Unlist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('option', { name: /^Watches/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('option', { name: 'Its products' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});

test('an admin is led to the part of a screen, to what is nearest, and to what stands in for what is not there', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/audit');
  await find(page, 'how do I change the logo', /^Name, logo, colours/);
  await expect(list(page).getByText('No exact match. Similar results')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/content?part=colours');
  await expect(page.getByLabel("Shop's name")).toHaveValue('Dhow');
  await find(page, 'payout', /^No commission, payouts or card payments/);
});

test('the list of commands fits every width, and says so where it finds nothing', {
  tag: '@all',
}, async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize(viewport(width));
    await openAsAdmin(page, '/admin/audit');
    await page.getByRole('button', { name: 'Find…' }).click();
    await expect(list(page).getByRole('option', { name: /^Dashboard/ })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await field(page).fill('xylophone');
    await expect(list(page).getByText(/^Nothing found/)).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(list(page)).toHaveCount(0);
  }
});

test('the keys are listed by ?, only those of the screen, and those of one sign can be turned off', {
  tag: '@all',
}, async ({ page }) => {
  await openAsAdmin(page, '/admin/category');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await framed(page);
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('?');
  await expect(keys).toContainText('Ctrl K');
  await expect(keys).toContainText('Go to the search of the list');
  expect(await findFaults(page)).toEqual([]);
  await keys.getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await find(page, 'show the keys', 'Show the keys');
  await page.keyboard.press('Enter');
  await keys.getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // A field types it.
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');

  await visit(page, '/admin/health');
  await framed(page);
  await page.keyboard.press('?');
  await expect(keys).toContainText('Ctrl K');
  await expect(keys).not.toContainText('Go to the search of the list');
});
