import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { overflowOf } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory } from '#tests/support/factories.ts';
import { servedApp } from '#tests/support/served-app.ts';
import { addHardCases, type hardCases } from './hard-cases.ts';

/** Nothing is wider than the screen, loaded on a phone and then shown on a desk. */
async function expectWithin(page: Page, address: string) {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, address);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowOf(page), `${address} at ${width} px`).toBe(0);
  }
}

test('whatever sellers put up has its place', { tag: '@all' }, async ({ page, request }) => {
  const { seller, made } = await addHardCases(request);
  await expectWithin(page, `/seller-list/${seller.id}`);
  await expectWithin(page, `/shop?seller=${seller.id}&show=12`);
  for (const [key, { _id, name }] of Object.entries(made)) {
    await test.step(key, async () => {
      await expectWithin(page, `/product/${_id}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(name);
      // A name in another direction keeps what is around it where it was.
      await expect(heading.locator('bdi')).toHaveCount(1);
    });
  }

  const open = (key: keyof typeof hardCases) => visit(page, `/product/${made[key]?._id}`);
  await open('no picture');
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zoom' })).toHaveCount(0);
  await open('one picture');
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeVisible();
  await open('four pictures');
  await expect(page.locator('.gallery-arrows').getByText('/ 4')).toBeVisible();
  await open('a video first');
  await expect(page.locator('#media-1 video')).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.locator('#media-2 img')).toBeInViewport();
  await open('the lowest price');
  await expect(page.locator('.product-price')).toContainText('₹0.01');
  await open('the highest price');
  await expect(page.locator('.product-price')).toContainText('₹99,99,99,999.99');
  await open('Arabic words');
  const address = page.url();
  expect(decodeURI(address)).toContain('ساعة-الميناء');
  await open('Hindi words');
  expect(decodeURI(page.url())).toContain('बंदरगाह-की-हाथ-घड़ी'.normalize('NFC'));
});

test('a marketplace of nobody and nothing is a marketplace still', async ({ page }) => {
  const empty = await servedApp();
  try {
    await expectWithin(page, `${empty.url}/`);
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'TRENDING' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Featured Sellers' })).toHaveCount(0);
    await expectWithin(page, `${empty.url}/shop`);
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
    await expectWithin(page, `${empty.url}/seller-list`);
    await expect(page.getByRole('heading', { name: 'No Sellers Found' })).toBeVisible();
    await expectWithin(page, `${empty.url}/category`);
    await expectWithin(page, `${empty.url}/about`);
    await expectWithin(page, `${empty.url}/favourites`);
  } finally {
    await page.goto('about:blank');
    await empty.close();
  }
});

test('the names of many categories stand whole in the head', async ({ page }) => {
  const served = await servedApp();
  try {
    const names = ['Fashion', 'Footwear', 'Sunglasses', 'Watches', 'Stationery', 'Fragrances'];
    for (const name of [...names, 'Furniture', 'Lighting', 'Carpets']) {
      await aCategory(served.db, { name });
    }
    await visit(page, `${served.url}/about`);
    for (const width of [768, 1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = page
        .locator('.menu-item .truncate')
        .evaluateAll((shown) =>
          shown
            .filter((name) => name.scrollWidth > name.clientWidth)
            .map((name) => name.textContent),
        );
      expect(await cut, `at ${width} px`).toEqual([]);
    }
  } finally {
    await page.goto('about:blank');
    await served.close();
  }
});

test('a page whose data does not come says so, and comes when asked again', async ({
  page,
  complaints,
}) => {
  await visit(page, '/about');
  await settled(page);
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sellers' }).click();
  await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sellers' })).toBeVisible();
  complaints.length = 0;
});

test('suggestions, favourites and the newsletter outlive an API that fails', async ({
  page,
  complaints,
}) => {
  await visit(page, '/shop');
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByLabel('Search products').pressSequentially('watch');
  await expect(page.locator('.suggestion')).toHaveCount(0);
  const box = page.getByRole('region', { name: 'Be the first to know' });
  await box.getByLabel('Email address').fill('somebody@readers.example');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(box.getByLabel('Email address')).toHaveValue('somebody@readers.example');
  await page.evaluate(() => localStorage.setItem('favorites', '{"Kept":["abcdefgh"]}'));
  await visit(page, '/favourites');
  await expect(page.getByText('Your favourites did not load')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  complaints.length = 0;
});
