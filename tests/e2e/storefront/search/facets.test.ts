import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout, viewport, widths } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';

const chip = (page: Page, label: string) =>
  page.getByRole('link', { name: `Remove ${label}`, exact: true });

test('what is new from one seller, choice by choice', async ({ page }) => {
  await visit(page, '/shop');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^New this week/ }).check();
  await expect(page).toHaveURL('/shop?new=7');
  const sellers = filters.getByRole('group', { name: 'Seller' });
  if (!(await sellers.isVisible())) await filters.getByText('Seller', { exact: true }).click();
  const seller = sellers.getByRole('checkbox').first();
  // The list of what is new has come, and with it the order of its sellers.
  await expect(chip(page, 'New this week')).toBeVisible();
  const name = (await sellers.locator('bdi').first().textContent()) ?? '';
  await seller.check();
  await expect(page).toHaveURL(/\/shop\?seller=\w+&new=7$/);
  await expect(chip(page, name)).toBeVisible();
  await expect(seller).toBeFocused();
  await chip(page, 'New this week').click();
  await expect(page).toHaveURL(/\/shop\?seller=\w+$/);
  await expect(chip(page, name)).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: /^New this week/ })).not.toBeChecked();
  await page.goBack();
  await expect(filters.getByRole('checkbox', { name: /^New this week/ })).toBeChecked();
});

test('a gold watch under 50,000, choice by choice, to a question about it', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/shop');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Watches', exact: true }).check();
  await expect(page).toHaveURL(/\/shop\?category=\w+$/);
  const materials = filters.getByRole('group', { name: 'Case material' });
  if (!(await materials.isVisible())) {
    await filters.locator('summary').getByText('Case material', { exact: true }).click();
  }
  await materials.getByRole('checkbox', { name: /^Gold-plated steel/ }).check();
  await expect(chip(page, 'Case material: Gold-plated steel')).toBeVisible();
  await filters.getByLabel('To', { exact: true }).fill('50000');
  await filters.getByLabel('To', { exact: true }).press('Enter');
  await expect(chip(page, 'Up to ₹50,000')).toBeVisible();
  const products = page.getByRole('region', { name: 'Products' });
  await products.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Enquire by chat' }).click();
  const message = new URL((await opened).url()).searchParams.get('text') ?? '';
  expect(message).toContain('Category: Watches');
});

test('what a search names is ticked in the filters, and can be taken off there', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/shop?q=gold+watch+under+50,000');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(chip(page, 'Under ₹50,000')).toBeVisible();
  await expect(chip(page, 'Watches')).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const watches = filters.getByRole('checkbox', { name: 'Watches', exact: true });
  await expect(watches).toBeChecked();
  await watches.uncheck();
  await expect(page).toHaveURL(/q=gold\+watch\+under\+50%2C000&plain=watch/);
  await expect(watches).not.toBeChecked();
  await expect(chip(page, 'Watches')).toBeHidden();

  await visit(page, '/shop?q=brown+loafers+size+42');
  await expect(chip(page, 'Brown')).toBeVisible();
  await chip(page, 'EU 42').click();
  await expect(page).toHaveURL(/plain=size\+42/);
  await expect(chip(page, 'EU 42')).toBeHidden();
});

test('a value that several attributes have is ticked in part in each, and narrowed to one', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/shop?q=green+sunglasses');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const green = filters
    .getByRole('group', { name: 'Lens colour' })
    .getByRole('checkbox', { name: /^Green/ });
  await expect(green).toBeChecked({ indeterminate: true });
  expect(await findFaults(page)).toEqual([]);
  await green.check();
  await expect(page).toHaveURL(/\/shop\?q=sunglasses&attr\.lens-colour=\w+$/);
  await expect(green).toBeChecked();
  await chip(page, 'Lens colour: Green').click();
  await expect(page).toHaveURL('/shop?q=sunglasses');
  await expect(green).not.toBeChecked();
  await page.goBack();
  await expect(green).toBeChecked();
  await page.goBack();
  await expect(green).toBeChecked({ indeterminate: true });
});

test('loafers of size 42 under 25,000, choice by choice', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/shop');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const choose = async (legend: string, value: RegExp) => {
    const group = filters.getByRole('group', { name: legend, exact: true });
    const head = filters.locator('summary').getByText(legend, { exact: true });
    await head.waitFor();
    if (!(await group.isVisible())) await head.click();
    await group.getByRole('checkbox', { name: value }).check();
    await expect(group.getByRole('checkbox', { name: value })).toBeChecked();
  };
  await choose('Category', /^Footwear/);
  await choose('Sub-category', /^Loafers/);
  await choose('Size (EU)', /^42/);
  await filters.getByLabel('To', { exact: true }).fill('25000');
  await filters.getByLabel('To', { exact: true }).press('Enter');
  for (const label of ['Footwear', 'Loafers', 'Size (EU): 42', 'Up to ₹25,000']) {
    await expect(chip(page, label)).toBeVisible();
  }
  const products = page.getByRole('region', { name: 'Products' });
  await products.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('link', { name: '42 UK 8', exact: true })).toBeVisible();
});

test('a size that is said of a watch is its case, beside colour and price', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/shop?q=gold+watch+under+3,00,000+with+a+38+size');
  for (const label of ['Gold', 'Watches', '38 mm', 'Under ₹3,00,000']) {
    await expect(chip(page, label)).toBeVisible();
  }
  await visit(page, '/shop?q=watch+size+39.5');
  await expect(page.getByText('Nothing for “watch size 39.5”. Pieces for “watch”:')).toBeVisible();
});

test('beside a long list the filters scroll by themselves, with what applies them in view', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(page, '/shop?show=48');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const apply = filters.getByRole('button', { name: 'Apply Filters' });
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  // By the keyboard too: the last facet comes into view, above the button.
  await filters.locator('summary').last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const [last, foot] = await Promise.all([
    filters.locator('summary').last().boundingBox(),
    filters.locator('.filters-foot').boundingBox(),
  ]);
  expect(Number(last?.y) + Number(last?.height)).toBeLessThanOrEqual(Number(foot?.y) + 1);
  expect(await findFaults(page)).toEqual([]);
});

test('above the prices stands how many pieces there are at each, in either currency', {
  tag: '@all',
}, async ({ page }) => {
  await visit(page, '/shop');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // The page's HTML has the prices in both currencies, until scripts know the region.
  await expect(filters.getByLabel('AED Dirhams')).toHaveCount(1);
  const bars = filters.locator('.histogram path').first();
  const drawn = async () => (await bars.getAttribute('d')) ?? '';
  const inRupees = await drawn();
  expect(inRupees.match(/M/g)?.length).toBeGreaterThan(3);
  await filters.getByLabel('AED Dirhams').check({ force: true });
  await expect.poll(drawn).not.toBe(inRupees);
  expect((await drawn()).match(/M/g)?.length).toBeGreaterThan(3);
});

test('filters with facets are sound, over the list and beside it', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize(viewport(width));
    await visit(page, '/shop?q=shoes');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    if (!(await filters.isVisible())) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
    }
    if (width === 360) {
      await expect(filters.getByRole('button', { name: /^Show \d+ pieces?$/ })).toBeVisible();
    }
    await expectSoundLayout(page, `filters at ${width} px`);
  }
});
