import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

const look = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** How many lines, one below another, an element draws in its middle. */
async function linesIn(target: Locator): Promise<number> {
  const { data, info } = await sharp(await target.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.width / 2);
  const isDrawn = Array.from({ length: info.height }, (_, y) => {
    const light = data[(y * info.width + middle) * info.channels] ?? 255;
    return light < 200;
  });
  return isDrawn.filter((drawn, y) => drawn && !isDrawn[y - 1]).length;
}

test('where the reader decides the colours, controls have edges and tell what is chosen', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [product] = await listProducts(request);
  await visit(page, product ? productAddress(product) : '/shop');
  const [india, emirates] = ['India', 'UAE'].map((name) =>
    page.getByRole('main').getByRole('button', { name }),
  );
  if (!india || !emirates) throw new Error('There is no region switch');
  expect(await look(india, 'background-color')).not.toBe(await look(emirates, 'background-color'));
  await emirates.click();
  const chosen = await look(emirates, 'background-color');
  expect(chosen).not.toBe(await look(india, 'background-color'));
  const enquire = page.getByRole('link', { name: 'Enquire by chat' });
  expect(await look(enquire, 'border-top-width')).toBe('1px');

  await visit(page, '/shop');
  const columns = page.getByRole('group', { name: 'Columns' }).getByRole('link');
  expect(await look(columns.nth(1), 'background-color')).toBe(chosen);
  expect(await look(columns.nth(0), 'background-color')).not.toBe(chosen);

  // The slider has one track, however many thumbs.
  const slider = page.locator('.range').filter({ visible: true });
  await slider.evaluate((range) => range.previousElementSibling?.remove());
  expect(await linesIn(slider)).toBe(1);

  await visit(page, '/');
  const slides = [1, 2].map((number) => page.getByRole('button', { name: `Show slide ${number}` }));
  if (!slides[0] || !slides[1]) throw new Error('There are no slides');
  expect(await look(slides[0], 'background-color')).toBe(chosen);
  expect(await look(slides[1], 'background-color')).not.toBe(chosen);
  expect(await look(slides[1], 'border-top-width')).toBe('1px');
});

test('on paper a piece and a list have prices, SKU and address, and nothing to press', async ({
  page,
  request,
}) => {
  const [product] = await listProducts(request);
  if (!product) throw new Error('The demo has no products');
  await page.emulateMedia({ media: 'print' });
  await visit(page, productAddress(product));
  const main = page.getByRole('main');
  await expect(main.getByText(page.url())).toBeVisible();
  await expect(main.getByText(product.sku, { exact: true })).toBeVisible();
  await expect(main.locator('.product-price')).toBeVisible();
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(gone).toBeHidden();
  }
  await expect(page.locator('button:visible, nav:visible, input:visible')).toHaveCount(0);
  expect(await look(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await look(page.getByRole('heading', { level: 1 }), 'color')).toBe('rgb(0, 0, 0)');

  await visit(page, '/shop');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.first().locator('.price-inr')).toBeVisible();
  const sku = await cards
    .first()
    .evaluate((card) => getComputedStyle(card, '::after').getPropertyValue('content'));
  expect(sku).toMatch(/SKU/);
  expect(await look(cards.first().locator('.product-name'), 'color')).toBe('rgb(0, 0, 0)');
  await expect(main.getByText(page.url())).toBeVisible();
  await expect(page.locator('button:visible, nav:visible, input:visible')).toHaveCount(0);
});

test('toasts are set in our type and stand out from the bar and the page', async ({
  page,
  request,
}) => {
  const [product] = await listProducts(request);
  await visit(page, product ? productAddress(product) : '/shop');
  await page.getByRole('button', { name: 'Add to enquiry list' }).click();
  const toast = page.locator('.toast');
  // One that offers something stays under the pointer.
  await toast.hover();
  expect(await look(toast, 'font-family')).toMatch(/^"?Instrument Sans/);
  const bar = await look(page.getByRole('banner'), 'background-color');
  expect(await look(toast, 'background-color')).not.toBe(bar);
  expect(await look(toast, 'border-top-color')).not.toBe(await look(toast, 'background-color'));
  const [header, shown] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    toast.boundingBox(),
  ]);
  expect(shown?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});
