import type { Page } from '@playwright/test';
import { MOST_ORDERED } from '#contracts/home-page.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  TEST_PASSWORD,
} from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

const OWNER = 'owner@x.test';

let served: ServedApp;
let parents: ReturnType<typeof parentsOf>;
test.beforeAll(async () => {
  served = await servedApp();
  await anAdmin(served, { email: OWNER });
  const first = await aSeller(served, { name: 'Anjali House' });
  await aSeller(served, { name: 'Bazm' });
  const bags = await aCategory(served.db, { name: 'Bags' });
  await aCategory(served.db, { name: 'Watches' });
  parents = parentsOf(first, bags);
  for (const name of ['Clutch', 'Tote']) {
    await aProduct(served.db, parents, { name, trending: true });
  }
});
test.afterAll(() => served.close());

async function openHomePage(page: Page): Promise<void> {
  await visit(page, `${served.url}/admin/login`);
  await page.getByLabel('Email or phone').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Content/ })
    .click();
  await page.getByRole('link', { name: 'Home Page' }).click();
}

test('pieces, sellers and categories are put in order, by keyboard and by dragging', async ({
  page,
}) => {
  await openHomePage(page);
  const trending = page.getByRole('region', { name: 'Trending products' });
  await expect(trending.getByRole('listitem').first()).toContainText('Tote');
  await trending.getByRole('button', { name: 'Move Clutch up' }).focus();
  await page.keyboard.press('Enter');
  await expect(trending.getByRole('button', { name: 'Move Clutch down' })).toBeFocused();
  await trending.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order saved').first()).toBeVisible();
  await trending.getByRole('button', { name: 'When Clutch trends' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Until').fill('2040-01-01T08:00');
  await dialog.getByRole('button', { name: 'Save times' }).click();
  await expect(dialog).toBeHidden();
  await expect(trending.getByRole('listitem').first()).toContainText('Until 1 Jan 2040');

  const featured = page.getByRole('region', { name: 'Featured sellers' });
  await featured.getByLabel('Add a seller').fill('Bazm');
  await featured.getByRole('button', { name: 'Bazm', exact: true }).click();
  await featured.getByRole('button', { name: 'Save featured sellers' }).click();
  await expect(page.getByText('Featured sellers saved')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await expectSoundLayout(page, 'home page');

  await visit(page, `${served.url}/admin/category`);
  await page.getByRole('button', { name: 'Put in order' }).click();
  await dialog.getByText('Watches').dragTo(dialog.getByText('Bags'));
  await expect(dialog.getByRole('listitem').first()).toContainText('Watches');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order saved').first()).toBeVisible();

  await visit(page, served.url);
  const sellers = page.getByRole('region', { name: 'Featured Sellers' });
  await expect(sellers.getByRole('listitem').first()).toContainText('Bazm');
  const pieces = page.getByRole('list', { name: 'Trending pieces' });
  await expect(pieces.getByRole('listitem').first()).toContainText('Clutch');
});

test('a piece among hundreds is found and moved to the top', async ({ page }) => {
  for (let index = 0; index <= MOST_ORDERED; index += 1) {
    await aProduct(served.db, parents, { name: `Satchel ${index}`, trending: true });
  }
  await openHomePage(page);
  const trending = page.getByRole('region', { name: 'Trending products' });
  await trending.getByLabel('Find in this list').fill('satchel 77');
  await expect(trending.getByRole('listitem')).toHaveCount(1);
  await trending.getByRole('button', { name: 'Move Satchel 77 to the top' }).click();
  await trending.getByLabel('Find in this list').fill('');
  await expect(trending.getByRole('listitem').first()).toContainText('Satchel 77');
  await trending.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order saved').first()).toBeVisible();
});
