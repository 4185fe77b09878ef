import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];
const INK = 'rgb(18, 16, 14)';

/** The lower edge of what a test names, in pixels from the top of the window. */
async function bottomOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
}

test('the hero is one screen, its controls included, and the bar over it can be read', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('hasShownWelcome', 'true'));
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    expect(await bottomOf(page, '.hero .slide-control')).toBeLessThanOrEqual(screen.height);
    expect(await bottomOf(page, '.hero')).toBeLessThanOrEqual(screen.height + 1);
    const picture = await page.locator('.hero-picture').boundingBox();
    expect(picture?.height).toBeGreaterThan(screen.height / 3);
    // Scrolled by less than what makes it solid elsewhere, with any of the pictures behind it.
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveCSS('background-color', INK);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('a long filter leaves its cross as large as it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/hi/shop?q=gold+watch');
  const crosses = page.locator('main a[aria-label^="हटाएँ"] svg');
  await expect(crosses).toHaveCount(2);
  for (const cross of await crosses.all()) await expect(cross).toHaveCSS('width', '14px');
});

test('columns are chosen at every width, and the choice is in the address', async ({ page }) => {
  const columns = () =>
    page
      .locator('.results')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const { width, shown } of [
    { width: 360, shown: [1, 2, 3] },
    { width: 768, shown: [2, 3, 4] },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/shop');
    expect(await columns()).toBe(shown[1]);
    for (const [index, count] of shown.entries()) {
      const name = count === 1 ? '1 column' : `${count} columns`;
      const choice = page.getByRole('link', { name, exact: true });
      await choice.click();
      await expect(choice).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(index === 1 ? '/shop' : `/shop?view=${index + 2}`);
      await expect.poll(columns).toBe(count);
    }
  }
});

test('the way back to the top lies upon nothing', async ({ page, request }) => {
  await page.addInitScript(() => sessionStorage.setItem('hasShownWelcome', 'true'));
  const [product] = await listProducts(request);
  for (const address of ['/', '/shop', product ? productAddress(product) : '/shop']) {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      if (width === 360) await visit(page, address);
      const up = page.getByRole('button', { name: 'Scroll to top' });
      await expect(up).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect(up).toBeVisible();
      const [bar, box] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        up.boundingBox(),
      ]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
      // Nothing else of the bar is where it is: a press in its middle is a press on it.
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  }
});

test('on tablets the names of the categories stand whole', async ({ page }) => {
  for (const path of ['/shop', '/ar/shop']) {
    await visit(page, path);
    for (const width of [768, 800, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const names = page
        .getByRole('banner')
        .locator('.menu-item .truncate')
        .filter({ visible: true });
      await expect(names).toHaveCount(5);
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    }
  }
});

test('the shop has a hero and goods in the first view, a search its pieces alone', async ({
  page,
}) => {
  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/shop');
    await expect(page.locator('.product-card .picture').first()).toBeInViewport({ ratio: 0.5 });
    const picture = page.locator('.shop-hero-picture img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
  await visit(page, '/shop?q=watch');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “watch”' })).toBeVisible();
  await expect(page.locator('.shop-hero-picture img')).toHaveCount(0);
});
