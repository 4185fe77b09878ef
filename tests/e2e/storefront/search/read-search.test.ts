import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';

const chip = (page: Page, label: string) =>
  page.getByRole('link', { name: `Remove ${label}`, exact: true });
const products = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('article');

/** Takes everything off a read search, piece by piece. */
async function takeOff(page: Page) {
  await visit(page, '/shop?q=black+sunglasses+under+50,000');
  await expect(chip(page, 'Black')).toBeVisible();
  await chip(page, 'Under ₹50,000').click();
  await expect(page).toHaveURL('/shop?q=black+sunglasses');
  await expect(chip(page, 'Under ₹50,000')).toHaveCount(0);
  await chip(page, 'Sunglasses').click();
  await expect(page).toHaveURL('/shop?q=black+sunglasses&plain=sunglasses');
  await expect(chip(page, '“black sunglasses”')).toBeVisible();
  await expect(chip(page, 'Sunglasses')).toHaveCount(0);
  await page.goBack();
  await expect(chip(page, 'Sunglasses')).toBeVisible();
  await page.goBack();
  await expect(chip(page, 'Under ₹50,000')).toBeVisible();
  await expect(page.getByLabel('Search products')).toHaveValue('black sunglasses under 50,000');
}

test('what was read in a search is taken off piece by piece, and comes back', async ({ page }) => {
  await takeOff(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chips are taken off, and a price without a currency is in rupees', async ({ page }) => {
    await takeOff(page);
    await visit(page, '/');
    await visit(page, '/shop');
    await page.getByLabel('Search products').fill('watches 5k to 50k');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(chip(page, '₹5,000 to ₹50,000')).toBeVisible();
    await expect(chip(page, 'Watches')).toBeVisible();
  });
});

test.describe('in the Emirates', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('a price without a currency is in dirhams, which the address says', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('searchbox', { name: 'Search' }).fill('watch under 2000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop?q=watch+under+2000&currency=AED');
    await expect(chip(page, 'Under AED 2,000')).toBeVisible();
    await page.getByLabel('Search products').fill('watch');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop?q=watch');
    await expect(chip(page, 'Watches')).toBeVisible();
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByLabel('Search products').fill('watch under 3000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop?q=watch+under+3000&currency=AED');
    await expect(chip(page, 'Under AED 3,000')).toBeVisible();
    await page.getByLabel('Sort by').selectOption({ label: 'Price low to high' });
    await expect(page).toHaveURL('/shop?q=watch+under+3000&currency=AED&sort=price-low-high');
  });

  test('a link in rupees stays in rupees', async ({ page }) => {
    await visit(page, '/shop?q=watch+under+90000');
    await page.getByLabel('Sort by').selectOption({ label: 'Price low to high' });
    await expect(page).toHaveURL('/shop?q=watch+under+90000&sort=price-low-high');
    await expect(chip(page, 'Under ₹90,000')).toBeVisible();
  });
});

test('the nearest is shown where nothing is found, with categories to look into', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop?q=oud+xqzwv+candle');
  await expect(
    page.getByText('Nothing for “oud xqzwv candle”. Pieces for “oud candle”:'),
  ).toBeVisible();
  await expect(products(page).first()).toContainText('Oud');
  const categories = page.getByRole('navigation', { name: 'Categories to explore' });
  await expect(categories.getByRole('link', { name: 'Watches' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '“oud candle”' }).click();
  await expect(page).toHaveURL('/shop?q=oud+candle');
  await visit(page, '/shop?q=xqzwv');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(categories).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without them', () => {
    test.use({ javaScriptEnabled });

    test('where nothing is found, new pieces stand below', async ({ page }) => {
      for (const address of ['/shop?q=xqzwv', '/shop?brand=Nobody', '/shop?q=xqzwv&new=7']) {
        await visit(page, address);
        await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
        const fresh = page.getByRole('region', { name: 'New in the shop' });
        await expect(fresh.getByRole('article')).toHaveCount(6);
        await fresh.getByRole('article').first().getByRole('link').first().click();
        await expect(page).toHaveURL(/\/product\//);
      }
    });
  });
}

test('new pieces below nothing are sound at every width', async ({ page }) => {
  await visit(page, '/shop?q=xqzwv');
  await expectSoundAtEveryWidth(page, 'nothing found', () =>
    expect(page.getByRole('region', { name: 'New in the shop' })).toBeVisible(),
  );
});

test('a mended word is told', async ({ page }) => {
  await visit(page, '/shop?q=chronogaph');
  await expect(page.getByText(/^Showing results for “\w+”\.$/)).toBeVisible();
});

test('chips and what was read are sound at every width', async ({ page }) => {
  await visit(page, '/shop?q=black+ladies+watch+between+5,000+and+9,00,000');
  await expectSoundAtEveryWidth(page, 'what was read', () =>
    expect(chip(page, '₹5,000 to ₹9,00,000')).toBeVisible(),
  );
});
